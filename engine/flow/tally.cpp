#include "flow/tally.hpp"

#include <algorithm>

namespace cardwright {
namespace {

/// An empty list names every kind but the one at the other end.
bool names_kind(const std::vector<ZoneKindId>& kinds, ZoneKindId kind, ZoneKindId other) {
    if (kinds.empty()) return kind != other;
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

}  // namespace

CardTally::CardTally(const Blueprint& blueprint)
    : statistics_{blueprint.statistics.size()},
      definitions_{blueprint.schema.definitions.size()},
      rows_{blueprint.schema.zones.size() + 1},
      which_(rows_ * rows_),
      again_(blueprint.hooks.size()) {
    const auto kind_at = [&](std::size_t at) {
        return at + 1 == rows_ ? no_zone_kind : id_at<ZoneKindId>(at);
    };
    for (std::size_t at = 0; at < which_.size(); ++at) {
        const ZoneKindId from = kind_at(at / rows_);
        const ZoneKindId to = kind_at(at % rows_);
        for (std::size_t number = 0; number < statistics_; ++number) {
            const StatisticKind& kind = blueprint.statistics[number];
            if (names_kind(kind.from, from, to) && names_kind(kind.into, to, from)) {
                which_[at] = static_cast<StatisticSet>(which_[at] | (1U << number));
            }
        }
    }
    for (std::size_t number = 0; number < statistics_; ++number) {
        for (const HookId hook : blueprint.statistics[number].again) {
            StatisticSet& which = again_[index_of(hook)];
            which = static_cast<StatisticSet>(which | (1U << number));
        }
    }
}

void CardTally::begin(std::size_t seats) {
    seats_ = seats;
    counts_.assign(statistics_ * seats * definitions_, 0);
}

void CardTally::count(const State& before, std::span<const CardId> cards, ZoneId to) {
    if (before.position.point == Position::Point::begin_game) return;
    const ZoneInfo& target = before.zone(to);
    ZoneId from = to;
    std::size_t seat = 0;
    StatisticSet which = 0;
    for (const CardId card : cards) {
        const Card& moving = before.card(card);
        // Cards that move together mostly come from the same zone.
        if (moving.zone != from) {
            from = moving.zone;
            const ZoneKindId left = from == no_zone ? no_zone_kind : before.zone(from).kind;
            which = from == to ? StatisticSet{0} : which_[row(left) * rows_ + row(target.kind)];
            // Whoever has the card now; if it lies on the table, whoever had it.
            seat = index_of(target.owner);
            if (seat >= seats_ && from != no_zone) seat = index_of(before.zone(from).owner);
        }
        if (which != 0) add(which, seat, moving.definition);
    }
}

void CardTally::count_branch(const State& before, const State& branch, OwnerId owner) {
    for (const ZoneId zone : branch.topology().zones_of(owner)) {
        count(before, branch.cards_in(zone), zone);
    }
}

void CardTally::count_again(const State& state, OwnerId player, CardId card, HookId hook) {
    add(again_[index_of(hook)], index_of(player), state.card(card).definition);
}

void CardTally::add(StatisticSet which, std::size_t seat, DefId definition) {
    if (seat >= seats_) return;
    for (std::size_t number = 0; number < statistics_; ++number) {
        if ((which >> number & 1U) != 0) ++counts_[place(number, seat, definition)];
    }
}

}  // namespace cardwright
