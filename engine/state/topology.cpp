#include "state/topology.hpp"

#include <algorithm>

#include "state/random.hpp"

namespace cardwright {
namespace {

SeatMask mask_of(Audience audience, OwnerId owner, SeatMask everyone) noexcept {
    switch (audience) {
        case Audience::everyone:
            return everyone;
        case Audience::owner:
            return static_cast<SeatMask>(seat_bit(owner) & everyone);
        case Audience::nobody:
        case Audience::top:
            return 0;
    }
    return 0;
}

}  // namespace

Topology::Topology(const Schema& schema, std::uint8_t seats)
    : seats_{seats},
      owners_{static_cast<std::uint8_t>(seats + schema.seatless.size())},
      everyone_{static_cast<SeatMask>((1U << seats) - 1U)},
      kinds_{schema.zones.size()},
      zones_of_(owners_ + std::size_t{1}),
      families_((owners_ + std::size_t{1}) * schema.zones.size()),
      firsts_(families_.size(), no_zone),
      piles_(families_.size()) {
    for (std::size_t kind_index = 0; kind_index < schema.zones.size(); ++kind_index) {
        const ZoneKind& kind = schema.zones[kind_index];
        if (kind.piles) continue;
        const std::size_t first_owner = kind.shared ? index_of(table_owner) : 0;
        const std::size_t last_owner = kind.shared ? index_of(table_owner) : owners_ - 1U;
        for (std::size_t owner = first_owner; owner <= last_owner; ++owner) {
            const std::uint8_t slots = std::max<std::uint8_t>(kind.slots, 1);
            for (std::uint8_t slot = 1; slot <= slots; ++slot) {
                add(schema, id_at<ZoneKindId>(kind_index), id_at<OwnerId>(owner),
                    kind.slots == 0 ? std::uint8_t{0} : slot, no_definition);
            }
        }
    }
    for (std::size_t scope = 0; scope < scope_count; ++scope) {
        for (std::size_t id = 0; id < schema.counters[scope].size(); ++id) {
            const CounterKind& kind = schema.counters[scope][id];
            lapsing_[static_cast<std::size_t>(kind.lasts)].push_back(
                {static_cast<Scope>(scope), id_at<CounterId>(id), kind.starts});
            bounds_[scope].push_back(
                {kind.at_least.value_or(INT32_MIN), kind.at_most.value_or(INT32_MAX)});
        }
    }
    // Owned by a player or, for effects of nobody, by the table; shown only to whom a card is
    // shown.
    first_aside_ = zones_.size();
    for (std::size_t owner = 0; owner <= owners_; ++owner) {
        for (std::size_t number = 0; number < asides_per_owner; ++number) {
            ZoneInfo info;
            info.owner = owner == owners_ ? table_owner : id_at<OwnerId>(owner);
            info.counted_by = everyone_;
            zones_of_[owner].push_back(id_at<ZoneId>(zones_.size()));
            zones_.push_back(info);
        }
    }
}

ZoneId Topology::aside(OwnerId owner, std::size_t number) const noexcept {
    const std::size_t row = owner == table_owner ? owners_ : index_of(owner);
    return id_at<ZoneId>(first_aside_ + row * asides_per_owner + number);
}

ZoneId Topology::add(const Schema& schema, ZoneKindId kind_id, OwnerId owner, std::uint8_t slot,
                     DefId pile) {
    const ZoneKind& kind = schema.zone(kind_id);
    ZoneInfo info;
    info.kind = kind_id;
    info.owner = owner;
    info.slot = slot;
    info.ordered = kind.ordered;
    info.top_only = kind.sees == Audience::top;
    info.heap = !info.ordered || info.top_only;
    info.pile = pile;
    info.seen_by = mask_of(kind.sees, owner, everyone_);
    info.counted_by = mask_of(kind.counts, owner, everyone_);
    info.capacity = kind.slots != 0 && kind.capacity == 0 ? std::uint16_t{1} : kind.capacity;
    info.stream = hash_with(hash_with(hash_text("shuffle/" + kind.name), index_of(owner)), slot);
    if (pile != no_definition) {
        info.stream = hash_with(info.stream, hash_text(schema.definition(pile).id));
    }
    const ZoneId id = id_at<ZoneId>(zones_.size());
    zones_.push_back(info);
    zones_of_[owner == table_owner ? owners_ : index_of(owner)].push_back(id);
    families_[family_index(kind_id, owner)].push_back(id);
    for (std::size_t row = 0; row <= owners_; ++row) {
        const bool has = kind.shared || row == (owner == table_owner ? owners_ : index_of(owner));
        ZoneId& first = firsts_[row * kinds_ + index_of(kind_id)];
        if (has && first == no_zone) first = id;
    }
    return id;
}

ZoneId Topology::add_pile(const Schema& schema, ZoneKindId kind, OwnerId owner, DefId definition) {
    const ZoneId added = add(schema, kind, owner, 0, definition);
    auto& piles = piles_[family_index(kind, owner)];
    if (piles.empty()) piles.resize(schema.definitions.size(), no_zone);
    piles[index_of(definition)] = added;
    return added;
}

}  // namespace cardwright
