#include "state/mixtures.hpp"

#include <algorithm>

#include "state/state.hpp"

namespace cardwright {
namespace {

constexpr std::size_t most_words = 8192;
constexpr unsigned known_shift = 16;

constexpr std::uint32_t entry(CardId card, SeatMask known) noexcept {
    return static_cast<std::uint32_t>(index_of(card)) |
           (static_cast<std::uint32_t>(known) << known_shift);
}
constexpr CardId card_in(std::uint32_t word) noexcept {
    return id_at<CardId>(word & 0xFFFFU);
}
constexpr std::size_t size_in(std::uint32_t head) noexcept {
    return head >> 8U;
}

}  // namespace

void Mixtures::make_room(std::size_t words) {
    if (log_.size() + words <= most_words) return;
    std::size_t gone = 0;
    while (gone < log_.size() && log_.size() - gone + words > most_words / 2) {
        gone += 1 + size_in(log_[gone]);
    }
    log_.erase(log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(gone));
    dropped_ += gone;
}

void Mixtures::add(std::span<const CardId> group, SeatMask seats, std::span<const Card> cards) {
    if (group.empty() || seats == 0) return;
    make_room(group.size() + 1);
    last_head_ = log_.size();
    log_.resize(last_head_ + group.size() + 1);
    std::uint32_t* word = log_.data() + last_head_;
    *word++ = head(group.size(), seats);
    for (const CardId card : group) *word++ = entry(card, cards[index_of(card)].known_by);
}

void Mixtures::add_dealt(std::span<const CardId> zone, SeatMask seats,
                         std::span<const Card> cards) {
    if (zone.size() < 2) return;
    const std::size_t before = zone.size() - 1;
    const bool goes_on = !log_.empty() && log_[last_head_] == head(before, seats) &&
                         log_.size() == last_head_ + zone.size() &&
                         card_in(log_.back()) == zone[before - 1] &&
                         card_in(log_[last_head_ + 1]) == zone[0];
    if (!goes_on || log_.size() == most_words) {
        add(zone, seats, cards);
        return;
    }
    log_[last_head_] = head(zone.size(), seats);
    log_.push_back(entry(zone.back(), cards[index_of(zone.back())].known_by));
}

void Mixtures::cut(CardId card) {
    make_room(2);
    last_head_ = log_.size();
    log_.push_back(head(1, 0xFF));
    log_.push_back(entry(card, 0xFF));
}

void Mixtures::adopt(const Mixtures& fork, std::uint64_t forked_at) {
    // What the fork has dropped itself is lost: then a few cards stay where they are.
    const std::uint64_t from = std::max(forked_at, fork.dropped_) - fork.dropped_;
    if (from >= fork.log_.size()) return;
    const auto first = fork.log_.begin() + static_cast<std::ptrdiff_t>(from);
    make_room(static_cast<std::size_t>(fork.log_.end() - first));
    last_head_ = log_.size() + (fork.last_head_ - static_cast<std::size_t>(from));
    log_.insert(log_.end(), first, fork.log_.end());
}

std::vector<std::vector<CardId>> Mixtures::unseen(SeatMask seat,
                                                  std::span<const Card> cards) const {
    std::vector<std::size_t> heads;
    for (std::size_t at = 0; at < log_.size(); at += 1 + size_in(log_[at])) heads.push_back(at);
    std::vector<bool> hidden(cards.size());
    for (std::size_t at = 0; at < cards.size(); ++at) {
        hidden[at] = cards[at].zone != no_zone && (cards[at].known_by & seat) == 0;
    }
    std::vector<std::vector<CardId>> found;
    for (std::size_t left = heads.size(); left > 0; --left) {
        const std::size_t begin = heads[left - 1];
        if ((log_[begin] & seat) == 0) continue;
        const std::span<const std::uint32_t> words{log_.data() + begin + 1, size_in(log_[begin])};
        std::vector<CardId>& group = found.emplace_back();
        for (const std::uint32_t word : words) {
            const CardId card = card_in(word);
            if (hidden[index_of(card)]) group.push_back(card);
            // Who knew it then has seen where it went in every mixture before.
            if (((word >> known_shift) & seat) != 0) hidden[index_of(card)] = false;
        }
    }
    std::reverse(found.begin(), found.end());
    return found;
}

}  // namespace cardwright
