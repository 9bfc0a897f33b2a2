#include "state/mixtures.hpp"

#include <algorithm>
#include <atomic>

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

void Mixtures::share() {
    if (log_.empty()) return;
    if (past_ == nullptr) {
        past_ = std::make_shared<PlainList<std::uint32_t>>();
    } else if (past_.use_count() > 1) {
        past_ = std::make_shared<PlainList<std::uint32_t>>(*past_);
    } else {
        // Whoever had it last, on another thread perhaps, has read it before we write.
        std::atomic_thread_fence(std::memory_order_acquire);
    }
    past_->end_at(std::copy(log_.begin(), log_.end(), past_->room(log_.size())));
    log_.clear();
}

PlainList<std::uint32_t> Mixtures::whole_log() const {
    PlainList<std::uint32_t> all{*past_};
    all.end_at(std::copy(log_.begin(), log_.end(), all.room(log_.size())));
    return all;
}

void Mixtures::own_all() {
    if (past_ == nullptr) return;
    log_ = whole_log();
    past_.reset();
}

void Mixtures::drop_old(std::size_t words) {
    own_all();
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
    const std::size_t words = words_kept();
    const bool goes_on = words != 0 && word(last_head_) == head(before, seats) &&
                         words == last_head_ + zone.size() &&
                         card_in(word(words - 1)) == zone[before - 1] &&
                         card_in(word(last_head_ + 1)) == zone[0];
    if (!goes_on || words == most_words) {
        add(zone, seats, cards);
        return;
    }
    if (last_head_ < past()) own_all();
    log_[last_head_ - past()] = head(zone.size(), seats);
    log_.push_back(entry(zone.back(), cards[index_of(zone.back())].known_by));
}

std::vector<std::uint32_t> Mixtures::words() const {
    std::vector<std::uint32_t> all;
    all.reserve(words_kept());
    for (std::size_t at = 0; at < words_kept(); ++at) all.push_back(word(at));
    return all;
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
    past_.reset();
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
    if (from >= fork.words_kept()) return;
    const std::size_t count = fork.words_kept() - static_cast<std::size_t>(from);
    if (words_kept() + count > most_words) drop_old(count);
    last_head_ = words_kept() + (fork.last_head_ - static_cast<std::size_t>(from));
    for (std::size_t at = 0; at < count; ++at) {
        log_.push_back(fork.word(static_cast<std::size_t>(from) + at));
    }
}

std::vector<std::vector<CardId>> Mixtures::unseen(SeatMask seat,
                                                  std::span<const Card> cards) const {
    PlainList<std::uint32_t> joined;
    if (past_ != nullptr) joined = whole_log();
    const PlainList<std::uint32_t>& log = past_ != nullptr ? joined : log_;
    std::vector<std::size_t> heads;
    for (std::size_t at = 0; at < log.size(); at += 1 + size_in(log[at])) heads.push_back(at);
    std::vector<bool> hidden(cards.size());
    for (std::size_t at = 0; at < cards.size(); ++at) {
        hidden[at] = cards[at].zone != no_zone && (cards[at].known_by & seat) == 0;
    }
    std::vector<std::vector<CardId>> found;
    for (std::size_t left = heads.size(); left > 0; --left) {
        const std::size_t begin = heads[left - 1];
        if ((log[begin] & seat) == 0) continue;
        const std::span<const std::uint32_t> words{log.data() + begin + 1, size_in(log[begin])};
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
