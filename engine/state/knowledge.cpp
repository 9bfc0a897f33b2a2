// What seats lose track of when cards move. Who sees where the cards arrive loses nothing, nor do
// the eyes of who moves them. For everybody else who knew a card:
//
//   from                        to a place                    to a heap
//   a place, or seen there      one card: keeps knowing it;   knows that it is among them
//                               several: which is which?
//   a heap, one of its cards    it may have been any: neither it nor what stayed is known
//   a heap, all of its cards    which is which?               knows that it is among them
//
// A heap is a zone without order, or what lies below the top of a zone of which only the top is
// seen; in a place, a card can be told by where it lies. Cards that are all known and all alike are
// never mixed up, except in a heap that may not be counted: there might be others.

#include <algorithm>

#include "state/state.hpp"

namespace cardwright {

void State::lose_track(std::span<const CardId> moving, ZoneId to, Place place, bool face_up,
                       SeatMask eyes) {
    const SeatMask everyone = topology_->everyone();
    const ZoneInfo& target = topology_->zone(to);
    SeatMask seeing = eyes;
    if (face_up) seeing |= target.seen_by;
    // Of what is put on a pile that shows its top, only the last card is seen.
    const bool last_is_seen = face_up && target.top_only && place == Place::top;
    const auto to_place = static_cast<SeatMask>(target.heap ? target.seen_by : everyone);

    std::vector<ZoneId> heaps;
    for (const CardId id : moving) {
        const ZoneId from = card(id).zone;
        if (from == no_zone || !topology_->zone(from).heap) continue;
        if ((everyone & ~(topology_->zone(from).seen_by | seeing)) == 0) continue;
        if (std::find(heaps.begin(), heaps.end(), from) == heaps.end()) heaps.push_back(from);
    }
    for (const ZoneId from : heaps) {
        const auto here = [&](CardId id) { return card(id).zone == from; };
        const auto leaving = std::count_if(moving.begin(), moving.end(), here);
        if (last_is_seen && leaving == 1 && here(moving.back())) continue;
        SeatMask blind =
            static_cast<SeatMask>(everyone & ~(topology_->zone(from).seen_by | seeing));
        if (static_cast<std::size_t>(leaving) >= contents_[index_of(from)].size()) {
            blind &= to_place;
        }
        leave_heap(from, leaving == 1 ? *std::find_if(moving.begin(), moving.end(), here) : no_card,
                   blind);
    }
    if (moving.size() > 1) mix_up(moving, static_cast<SeatMask>(to_place & ~seeing), everyone);
}

/// Something is taken out of a heap; `only` is the card if there is but one.
void State::leave_heap(ZoneId from, CardId only, SeatMask blind) {
    std::span<const CardId> group = contents_[index_of(from)];
    if (topology_->zone(from).top_only) {
        if (only == group.back()) return;  // everybody sees it go
        group = group.first(group.size() - 1);
    }
    const ZoneInfo& info = topology_->zone(from);
    mix_up(group, blind, static_cast<SeatMask>(info.counted_by | info.seen_by));
}

/// These seats can no longer tell which of these cards is which. Those who can `count` them know if
/// that is all of them.
void State::mix_up(std::span<const CardId> group, SeatMask seats, SeatMask count) {
    if (seats == 0 || group.empty()) return;
    SeatMask knows_all = count;
    bool alike = true;
    for (const CardId id : group) {
        knows_all &= card(id).known_by;
        alike = alike && card(id).definition == card(group[0]).definition;
    }
    if (alike) seats &= static_cast<SeatMask>(~knows_all);
    if (seats == 0) return;
    mixtures_.add(group, seats, cards_);
    for (const CardId id : group) {
        Card& mixed = cards_[index_of(id)];
        mixed.known_by &= static_cast<SeatMask>(~seats);
        mixed.generation = next_generation_++;
        touch(mixed.zone);
    }
}

}  // namespace cardwright
