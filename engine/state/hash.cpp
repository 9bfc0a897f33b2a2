#include <algorithm>

#include "state/random.hpp"
#include "state/state.hpp"

namespace cardwright {

// The hash speaks of kinds of cards and places, not of card numbers: two games that nobody could
// tell apart hash equal. Nothing in it depends on an address or on when a name was met.

std::uint64_t State::zone_hash(std::size_t zone_index) const {
    const auto& list = contents_[zone_index];
    std::uint64_t hash = list.size();
    const std::size_t width = widths_[slot(Scope::card)];
    for (const CardId id : list) {
        const Card& card = cards_[index_of(id)];
        std::uint64_t below = 0;
        if (card.on != no_card) {
            below = static_cast<std::uint64_t>(std::find(list.begin(), list.end(), card.on) -
                                               list.begin()) +
                    1;
        }
        hash = hash_with(hash, index_of(card.definition) | (std::uint64_t{card.side} << 16) |
                                   (std::uint64_t{card.face_up} << 24) |
                                   (std::uint64_t{card.known_by} << 32) | (below << 40));
        if (card.original != no_definition) hash = hash_with(hash, index_of(card.original));
        for (std::size_t counter = 0; counter < width; ++counter) {
            hash =
                hash_with(hash, static_cast<std::uint32_t>(
                                    counters_[slot(Scope::card)][index_of(id) * width + counter]));
        }
    }
    return hash;
}

/// A card is spelt by where it lies: its number means nothing.
std::uint64_t State::place_hash(CardId id) const {
    if (id == no_card || card(id).zone == no_zone) return index_of(no_zone);
    const auto& list = contents_[index_of(card(id).zone)];
    return hash_with(
        index_of(card(id).zone),
        static_cast<std::uint64_t>(std::find(list.begin(), list.end(), id) - list.begin()));
}

std::uint64_t TurnOrder::hash() const noexcept {
    TurnOrder usual;
    // What the position tells, or what a step never sees.
    usual.served = served;
    usual.serving = serving;
    usual.round_begins = round_begins;
    if (*this == usual) return 0;
    std::uint64_t hash = out | (std::uint64_t{reversed} << 8) | (std::uint64_t{skipping} << 16) |
                         (std::uint64_t{index_of(next)} << 24) |
                         (std::uint64_t{index_of(stands_at)} << 32) |
                         (std::uint64_t{waiting} << 40);
    for (const OwnerId seat : extra) hash = hash_with(hash, index_of(seat));
    for (const std::uint8_t missed : skips) hash = hash_with(hash, missed);
    for (const std::uint8_t number : team) hash = hash_with(hash, number);
    return hash | 1U;
}

std::uint64_t State::hash() const {
    std::uint64_t hash = chance_ == seed_ ? seed_ : hash_with(seed_, chance_);
    for (std::size_t zone_index = 0; zone_index < contents_.size(); ++zone_index) {
        if (stale_[zone_index] != 0) {
            zone_hashes_[zone_index] = zone_hash(zone_index);
            stale_[zone_index] = 0;
        }
        hash = hash_with(hash, zone_hashes_[zone_index]);
    }
    for (const Scope scope : {Scope::game, Scope::player, Scope::zone}) {
        for (const std::int32_t value : counters_[slot(scope)]) {
            hash = hash_with(hash, static_cast<std::uint32_t>(value));
        }
    }
    for (const Effect& effect : effects_) {
        hash = hash_with(hash, index_of(effect.definition) | (std::uint64_t{effect.index} << 16) |
                                   (std::uint64_t{static_cast<std::uint8_t>(effect.ends)} << 24) |
                                   (std::uint64_t{index_of(effect.owner)} << 32));
        hash = hash_with(hash, place_hash(effect.source));
        hash = hash_with(hash, effect.spelling);
        for (const Value field : effect.fields) {
            switch (field.kind()) {
                case ValueKind::card:
                    hash = hash_with(hash, place_hash(field.card()));
                    break;
                case ValueKind::word:
                    break;
                default:
                    hash = hash_with(hash, field.bits());
                    break;
            }
        }
    }
    // Streams are made on first use, so their order tells nothing: add them up.
    std::uint64_t streams = 0;
    for (const Stream& used : streams_) streams += hash_with(used.name, used.state);
    hash = hash_with(hash, streams);
    hash = hash_with(hash, position.phase | (std::uint64_t{position.step} << 16) |
                               (std::uint64_t{order.served} << 32) |
                               (static_cast<std::uint64_t>(position.point) << 48));
    hash = hash_with(hash, position.round | (std::uint64_t{position.cycle} << 32));
    hash = hash_with(hash, index_of(position.active) | (index_of(position.first) << 8) |
                               (index_of(position.turn) << 16));
    if (const std::uint64_t unusual = order.hash(); unusual != 0) hash = hash_with(hash, unusual);
    for (const std::uint32_t taken : cycles_taken) hash = hash_with(hash, taken);
    for (const Judgement& judgement : judgements) {
        hash = hash_with(hash, judgement.winner ? 1 : 0);
        for (const std::int64_t part : judgement.rank) {
            hash = hash_with(hash, static_cast<std::uint64_t>(part));
        }
    }
    return hash;
}

std::uint64_t hash_from_scratch(const State& state) {
    State copy = state;
    copy.stale_.assign(copy.stale_.size(), 1);
    return copy.hash();
}

}  // namespace cardwright
