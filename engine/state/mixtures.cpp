#include "state/mixtures.hpp"

#include <algorithm>

#include "state/state.hpp"

namespace cardwright {
namespace {

constexpr CardId card_in(std::uint32_t word) noexcept {
    return id_at<CardId>(word & 0xFFFFU);
}
constexpr std::size_t size_in(std::uint32_t head) noexcept {
    return head >> 8U;
}

}  // namespace

void Mixtures::drop_old(std::size_t words) {
    std::size_t gone = 0;
    while (gone < log_.size() && log_.size() - gone + words > most_words / 2) {
        gone += 1 + size_in(log_[gone]);
    }
    log_.erase(log_.begin(), log_.begin() + gone);
    dropped_ += gone;
}

void Mixtures::add(std::span<const CardId> group, SeatMask seats, std::span<const Card> cards) {
    if (group.empty() || seats == 0) return;
    std::uint32_t* word = begin(group.size(), seats);
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

bool Mixtures::read(std::span<const std::uint32_t> words, std::size_t cards) {
    if (words.size() > most_words) return false;
    std::size_t head = 0;
    for (std::size_t at = 0; at < words.size(); at += 1 + size_in(words[at])) {
        head = at;
        if (size_in(words[at]) >= words.size() - at) return false;
        for (std::size_t card = 1; card <= size_in(words[at]); ++card) {
            if (index_of(card_in(words[at + card])) >= cards) return false;
        }
    }
    log_.assign(words);
    dropped_ = 0;
    last_head_ = head;
    return true;
}

void Mixtures::cut(CardId card) {
    *begin(1, 0xFF) = entry(card, 0xFF);
}

void Mixtures::adopt(const Mixtures& fork, std::uint64_t forked_at) {
    // What the fork has dropped itself is lost: then a few cards stay where they are.
    const std::uint64_t from = std::max(forked_at, fork.dropped_) - fork.dropped_;
    if (from >= fork.log_.size()) return;
    const std::uint32_t* const first = fork.log_.begin() + from;
    const auto count = static_cast<std::size_t>(fork.log_.end() - first);
    if (log_.size() + count > most_words) drop_old(count);
    last_head_ = log_.size() + (fork.last_head_ - static_cast<std::size_t>(from));
    log_.end_at(std::copy(first, fork.log_.end(), log_.room(count)));
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
