#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "state/ids.hpp"
#include "state/plain_list.hpp"
#include "state/topology.hpp"

namespace cardwright {

struct Card;

/// Which cards seats have lost track of among each other, in the order in which it happened. From
/// it follows what may have changed places without a seat noticing: see `redeal`. Old mixtures are
/// dropped when there are too many; then a few cards that could be anywhere stay where they are.
class Mixtures {
  public:
    /// These seats cannot tell any more which of these cards is which. To be called while the cards
    /// still say who knew them.
    void add(std::span<const CardId> group, SeatMask seats, std::span<const Card> cards);
    /// The same for whoever goes through the cards anyway: room for so many, to be filled with an
    /// `entry` for each.
    [[nodiscard]] std::uint32_t* begin(std::size_t size, SeatMask seats) {
        if (words_kept() + size + 1 > most_words) drop_old(size + 1);
        last_head_ = words_kept();
        std::uint32_t* const room = log_.room(size + 1);
        log_.end_at(room + size + 1);
        *room = head(size, seats);
        return room + 1;
    }
    [[nodiscard]] static constexpr std::uint32_t entry(CardId card, SeatMask known) noexcept {
        return static_cast<std::uint32_t>(index_of(card)) |
               (static_cast<std::uint32_t>(known) << known_shift);
    }
    /// One more card came to a zone that these seats do not see into.
    void add_dealt(std::span<const CardId> zone, SeatMask seats, std::span<const Card> cards);
    /// What was mixed up before does not concern this card any more.
    void cut(CardId card);
    /// Takes over what a fork has added to its owner's cards.
    void adopt(const Mixtures& fork, std::uint64_t forked_at);
    /// How much was ever written down: where a fork begins.
    [[nodiscard]] std::uint64_t written() const noexcept { return dropped_ + words_kept(); }

    [[nodiscard]] std::size_t words_kept() const noexcept { return past() + log_.size(); }
    /// All of it, to be written down.
    [[nodiscard]] std::vector<std::uint32_t> words() const;
    /// What was written down, of a table with so many cards. False if it cannot be that.
    [[nodiscard]] bool read(std::span<const std::uint32_t> words, std::size_t cards);

    /// Copies made from here on share what is written down so far, until they write it anew: it is
    /// by far the longest part of a state.
    void share();

    /// For each mixture, from the oldest to the latest, the cards that the seat has not seen since.
    [[nodiscard]] std::vector<std::vector<CardId>> unseen(SeatMask seat,
                                                          std::span<const Card> cards) const;

  private:
    // A mixture is its size and seats, then for each card its number and who knew it before.
    [[nodiscard]] static constexpr std::uint32_t head(std::size_t size, SeatMask seats) noexcept {
        return static_cast<std::uint32_t>(size << 8) | seats;
    }
    /// The oldest go, so that there is room for so many words.
    void drop_old(std::size_t words);
    /// How many words are shared.
    [[nodiscard]] std::size_t past() const noexcept { return past_ ? past_->size() : 0; }
    [[nodiscard]] std::uint32_t word(std::size_t at) const noexcept {
        return at < past() ? (*past_)[at] : log_[at - past()];
    }
    /// What is shared, and what came since then.
    [[nodiscard]] PlainList<std::uint32_t> whole_log() const;
    /// From here on nothing is shared with copies.
    void own_all();

    static constexpr std::size_t most_words = 8192;
    static constexpr unsigned known_shift = 16;

    std::shared_ptr<PlainList<std::uint32_t>> past_;  ///< only read while copies have it, too
    PlainList<std::uint32_t> log_;                    ///< since then
    std::uint64_t dropped_ = 0;                       ///< words that are gone
    std::size_t last_head_ = 0;                       ///< where the latest mixture begins
};

}  // namespace cardwright
