#include "state/lens.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace cardwright {

std::optional<CardId> Lens::top(ZoneId zone) const noexcept {
    const auto cards = state_->cards_in(zone);
    if (cards.empty()) return std::nullopt;
    // What nobody has put in order has no top, except to who holds it.
    const ZoneInfo& info = state_->zone(zone);
    const bool lies_on_top = info.ordered || info.top_only;
    if (!looks_into(zone) && !(lies_on_top && knows(cards.back()))) return std::nullopt;
    return cards.back();
}

namespace {

/// Sets of cards that may be taken for each other, joined as they are found.
class Lookalikes {
  public:
    explicit Lookalikes(std::size_t cards) : leader_(cards) {
        for (std::size_t at = 0; at < cards; ++at) leader_[at] = at;
    }
    std::size_t leader(std::size_t card) {
        while (leader_[card] != card) {
            leader_[card] = leader_[leader_[card]];
            card = leader_[card];
        }
        return card;
    }
    void join(std::size_t one, std::size_t other) { leader_[leader(one)] = leader(other); }

  private:
    std::vector<std::size_t> leader_;
};

}  // namespace

std::vector<CardId> Lens::owned() const {
    const std::size_t count = state_->card_count();
    Lookalikes lookalikes{count};
    for (const auto& group : state_->mixtures().unseen(bit_, state_->cards())) {
        for (const CardId card : group) {
            lookalikes.join(index_of(card), index_of(group.front()));
        }
    }
    const auto is_own = [&](std::size_t card) {
        return state_->card(id_at<CardId>(card)).zone != no_zone &&
               state_->owner_of(id_at<CardId>(card)) == seat_;
    };
    std::vector<bool> elsewhere(count);  // by leader: one of them may be somebody else's
    for (std::size_t card = 0; card < count; ++card) {
        if (!is_own(card)) elsewhere[lookalikes.leader(card)] = true;
    }
    std::vector<CardId> owned;
    for (std::size_t card = 0; card < count; ++card) {
        if (!is_own(card)) continue;
        const CardId id = id_at<CardId>(card);
        if (knows(id) || !elsewhere[lookalikes.leader(card)]) owned.push_back(id);
    }
    return owned;
}

namespace {

/// What the back of a card tells everybody.
std::uint64_t back_of(const Schema& schema, DefId definition) {
    const auto& facts = schema.facts;
    std::uint64_t hash = 0;
    for (std::size_t fact = 0; fact < facts.size(); ++fact) {
        if (!facts[fact].on_back) continue;
        hash = hash_with(hash,
                         static_cast<std::uint32_t>(schema.definition(definition).numbers[fact]));
    }
    return hash;
}

}  // namespace

std::uint64_t Lens::hash() const {
    const State& state = *state_;
    const Schema& schema = state.schema();
    std::uint64_t hash = index_of(seat_);
    const auto zones = state.topology().zones();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        const ZoneId zone = id_at<ZoneId>(at);
        const auto cards = state.cards_in(zone);
        if (counts(zone)) hash = hash_with(hash, cards.size());
        const bool look = looks_into(zone);
        // What is known of cards without a place of their own, in no order.
        std::uint64_t among = 0;
        for (std::size_t place = 0; place < cards.size(); ++place) {
            const CardId card = cards[place];
            const bool shown = knows(card) || sees_back(card);
            const bool placed = look || (zones[at].top_only ? place + 1 == cards.size()
                                                            : zones[at].ordered && shown);
            const std::uint64_t face =
                knows(card) ? index_of(state.card(card).definition) + 1
                            : (sees_back(card) ? back_of(schema, state.card(card).definition)
                                               : std::uint64_t{0});
            if (!placed && shown) among += mix_bits(face + 1);
            if (!placed) continue;
            // From the top, since what lies deeper may not even be counted.
            hash = hash_with(hash, look ? place : cards.size() - place);
            hash = hash_with(hash, face);
            hash = hash_with(
                hash, state.card(card).side | (std::uint64_t{state.card(card).face_up} << 8));
            if (look) hash = hash_with(hash, state.alias(card));
            if (look && state.card(card).on != no_card) {
                hash = hash_with(hash, state.alias(state.card(card).on));
            }
            for (std::size_t id = 0; look && id < schema.counters_of(Scope::card).size(); ++id) {
                const CounterId counter = id_at<CounterId>(id);
                if (reads(Scope::card, counter, zones[at].owner)) {
                    hash = hash_with(hash, static_cast<std::uint32_t>(state.counter(
                                               Scope::card, index_of(card), counter)));
                }
            }
        }
        hash = hash_with(hash, among);
        for (std::size_t id = 0; id < schema.counters_of(Scope::zone).size(); ++id) {
            if (!reads(Scope::zone, id_at<CounterId>(id), zones[at].owner)) continue;
            hash = hash_with(hash, static_cast<std::uint32_t>(
                                       state.counter(Scope::zone, at, id_at<CounterId>(id))));
        }
    }
    for (std::size_t id = 0; id < schema.counters_of(Scope::game).size(); ++id) {
        if (!reads(Scope::game, id_at<CounterId>(id), table_owner)) continue;
        hash = hash_with(
            hash, static_cast<std::uint32_t>(state.counter(Scope::game, 0, id_at<CounterId>(id))));
    }
    const Position& position = state.position;
    hash = hash_with(hash, position.phase | (std::uint64_t{position.round} << 32));
    hash = hash_with(hash, index_of(position.active) | (index_of(position.turn) << 8) |
                               (index_of(position.first) << 16));
    hash = hash_with(hash, state.order.hash());
    for (std::size_t owner = 0; owner < state.owners(); ++owner) {
        for (std::size_t id = 0; id < schema.counters_of(Scope::player).size(); ++id) {
            if (!reads(Scope::player, id_at<CounterId>(id), id_at<OwnerId>(owner))) continue;
            hash = hash_with(hash, static_cast<std::uint32_t>(
                                       state.counter(Scope::player, owner, id_at<CounterId>(id))));
        }
    }
    return hash;
}

HiddenCards hidden_from(const State& state, OwnerId seat) {
    HiddenCards hidden;
    for (const auto& mixture : state.mixtures().unseen(seat_bit(seat), state.cards())) {
        std::map<std::uint64_t, std::vector<CardId>> alike;
        for (const CardId card : mixture) {
            alike[back_of(state.schema(), really(state.card(card)))].push_back(card);
        }
        for (auto& [back, cards] : alike) {
            if (cards.size() > 1) hidden.push_back(std::move(cards));
        }
    }
    return hidden;
}

void redeal(State& state, const HiddenCards& hidden, Stream& random) {
    std::vector<DefId> dealt;
    for (const auto& cards : hidden) {
        dealt.clear();
        for (const CardId card : cards) dealt.push_back(really(state.card(card)));
        // In an order that tells nothing of how they lie: the same chance deals the same.
        std::sort(dealt.begin(), dealt.end());
        for (std::size_t left = dealt.size(); left > 1; --left) {
            const std::size_t pick = random.below(static_cast<std::uint32_t>(left));
            std::swap(dealt[left - 1], dealt[pick]);
        }
        state.deal(cards, dealt);
    }
}

}  // namespace cardwright
