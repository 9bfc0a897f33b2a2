// How cards change places. Every movement settles what seats lose track of (knowledge.cpp), takes
// the cards out, puts them in, and shows what has come to lie on top.

#include <algorithm>
#include <utility>

#include "state/state.hpp"

namespace cardwright {

/// Re-parents the cards that lay on the removed card.
void State::untangle(CardId id) {
    Card& leaving = cards_[index_of(id)];
    const CardId below = std::exchange(leaving.on, no_card);
    if (std::exchange(leaving.carries, std::uint8_t{0}) != 0) {
        for (const CardId other : contents_[index_of(leaving.zone)]) {
            if (cards_[index_of(other)].on == id) cards_[index_of(other)].on = below;
        }
    }
    if (below != no_card) count_carried(below);
}

/// A base of hundreds of cards carries `most_carried`, so the number cannot be kept up by adding
/// and subtracting.
void State::count_carried(CardId below) {
    std::size_t carried = 0;
    for (const CardId other : contents_[index_of(card(below).zone)]) {
        carried += card(other).on == below ? 1 : 0;
    }
    cards_[index_of(below)].carries =
        static_cast<std::uint8_t>(std::min<std::size_t>(carried, most_carried));
}

void State::show_top(ZoneId zone_id) {
    const auto& list = contents_[index_of(zone_id)];
    if (list.empty()) return;
    Card& top = cards_[index_of(list.back())];
    if (top.face_up) top.known_by = topology_->everyone();
    touch(zone_id);
}

void State::move(std::span<const CardId> cards, ZoneId to, Place place, bool face_up,
                 SeatMask eyes) {
    if (may_confuse(cards, to, face_up)) lose_track(cards, to, place, face_up, eyes);
    std::vector<ZoneId> uncovered;
    for (const CardId id : cards) {
        Card& moving = cards_[index_of(id)];
        if (moving.zone != no_zone && topology_->zone(moving.zone).top_only) {
            uncovered.push_back(moving.zone);
        }
        take_out(id);
        moving.face_up = face_up;
        put_in(id, to, place);
    }
    // What the movement as a whole has uncovered, nothing between.
    for (const ZoneId zone_id : uncovered) reveal_top(zone_id);
    reveal_top(to);
}

bool State::can_be_followed(std::span<const CardId> cards, ZoneId to) const noexcept {
    const ZoneId from = card(cards[0]).zone;
    if (from == no_zone || from == to) return false;
    const SeatMask everyone = topology_->everyone();
    const ZoneInfo& source = topology_->zone(from);
    const ZoneInfo& target = topology_->zone(to);
    if (source.top_only || target.top_only || (!target.heap && target.seen_by != everyone) ||
        (source.heap && (everyone & ~(source.seen_by | target.seen_by)) != 0)) {
        return false;
    }
    return std::all_of(cards.begin(), cards.end(), [&](CardId id) {
        const Card& moving = card(id);
        return moving.zone == from && moving.on == no_card && moving.carries == 0;
    });
}

void State::move_followed(std::span<const CardId> cards, ZoneId to) {
    const ZoneId from = card(cards[0]).zone;
    arrive(cards, to);
    auto& place = contents_[index_of(to)];
    for (const CardId id : cards) place.push_back(id);
    auto& left = contents_[index_of(from)];
    const Card* const all = cards_.data();
    CardId* kept = left.data();
    for (const CardId id : left) {
        *kept = id;
        if (all[index_of(id)].zone == from) ++kept;
    }
    left.resize(static_cast<std::size_t>(kept - left.data()));
    touch(from);
}

/// Cards that lie face up in the list of a zone already, with nothing on them, become its cards.
void State::arrive(std::span<const CardId> cards, ZoneId to) {
    const SeatMask seen = topology_->zone(to).seen_by;
    const bool untraceable = seen != topology_->everyone();
    Card* const all = cards_.data();
    std::uint32_t generation = next_generation_;
    for (const CardId id : cards) {
        Card& moving = all[index_of(id)];
        if (moving.original != no_definition) be_itself(moving);
        moving.zone = to;
        moving.on = no_card;
        moving.carries = 0;
        moving.face_up = true;
        moving.known_by |= seen;
        if (untraceable) moving.generation = generation++;
    }
    next_generation_ = generation;
    touch(to);
}

void State::move_all(ZoneId from, ZoneId to, SeatMask eyes) {
    const auto& source = contents_[index_of(from)];
    if (source.empty() || from == to) return;
    const ZoneInfo& target = topology_->zone(to);
    // All that was in a heap is in the next heap; only among places can its cards be mixed up.
    if (source.size() > 1 && !target.heap && target.seen_by != topology_->everyone()) {
        const SeatMask everyone = topology_->everyone();
        mix_up(source, static_cast<SeatMask>(everyone & ~(target.seen_by | eyes)), everyone);
    }
    pour(from, to);
    reveal_top(to);
}

/// All cards of a zone go onto another; what each seat knows of them is settled already.
void State::pour(ZoneId from, ZoneId to) {
    auto& source = contents_[index_of(from)];
    auto& target = contents_[index_of(to)];
    arrive(source, to);
    if (target.empty()) {
        target.swap(source);
    } else {
        for (const CardId id : source) target.push_back(id);  // few: quicker than one copy of all
        source.clear();
    }
    touch(from);
}

void State::shuffle(ZoneId zone_id) {
    auto& list = contents_[index_of(zone_id)];
    const ZoneInfo& info = topology_->zone(zone_id);
    Stream& random = stream(info.stream);
    for (std::size_t left = list.size(); left > 1; --left) {
        const std::size_t pick = random.below(static_cast<std::uint32_t>(left));
        std::swap(list[left - 1], list[pick]);
    }
    const SeatMask seen = info.seen_by;
    std::uint32_t* mixture = mixtures_.begin(list.size(), topology_->everyone());
    Card* const all = cards_.data();
    std::uint32_t generation = next_generation_;
    for (const CardId id : list) {
        Card& shuffled = all[index_of(id)];
        *mixture++ = Mixtures::entry(id, shuffled.known_by);
        shuffled.known_by = shuffled.face_up ? seen : SeatMask{0};
        shuffled.generation = generation++;
    }
    next_generation_ = generation;
    reveal_top(zone_id);
    touch(zone_id);
}

bool State::refill(ZoneId zone_id) {
    if (!contents_[index_of(zone_id)].empty()) return true;
    const ZoneInfo& info = topology_->zone(zone_id);
    if (info.kind == no_zone_kind) return false;
    const ZoneKindId source_kind = schema_->zone(info.kind).refill_from;
    if (source_kind == no_zone_kind) return false;
    const ZoneId source = zone_of(source_kind, info.owner);
    if (source == no_zone || contents_[index_of(source)].empty()) return false;
    pour(source, zone_id);
    shuffle(zone_id);
    return true;
}

std::uint32_t State::draw(ZoneId from, ZoneId to, std::uint32_t amount) {
    auto& pile = contents_[index_of(from)];
    auto& place = contents_[index_of(to)];
    const auto drawn = static_cast<std::uint32_t>(std::min<std::size_t>(amount, pile.size()));
    const ZoneInfo& source = topology_->zone(from);
    const bool shows_between = source.heap || topology_->zone(to).top_only;
    const auto first = pile.rbegin();
    const bool tangled = std::any_of(first, first + drawn, [this](CardId id) {
        return card(id).on != no_card || card(id).carries != 0;
    });
    if (shows_between || tangled || from == to) {
        for (std::uint32_t left = drawn; left > 0; --left) move(pile.back(), to);
        return drawn;
    }
    // Nobody can tell these movements from a single one.
    place.insert(place.end(), first, first + drawn);
    pile.resize(pile.size() - drawn);
    arrive(std::span{place}.last(drawn), to);
    touch(from);
    return drawn;
}

void State::lay_on(CardId id, CardId below, SeatMask eyes) {
    move(id, card(below).zone, Place::top, true, eyes);
    cards_[index_of(id)].on = below;
    std::uint8_t& carries = cards_[index_of(below)].carries;
    if (carries < most_carried) ++carries;
}

void State::replace(CardId out, CardId in, ZoneId to) {
    const ZoneId place = card(out).zone;
    const ZoneId from = card(in).zone;
    lose_track({&in, 1}, place, Place::bottom, card(in).face_up, 0);
    take_out(in);
    const CardId below = card(out).on;
    auto& list = contents_[index_of(place)];
    const auto index = std::find(list.begin(), list.end(), out) - list.begin();
    std::vector<CardId> above;
    for (const CardId other : list) {
        if (card(other).on == out) above.push_back(other);
    }
    lose_track({&out, 1}, to, Place::top, true, 0);
    take_out(out);
    cards_[index_of(out)].face_up = true;
    put_in(out, to, Place::top);
    put_in(in, place, Place::top);
    std::rotate(list.begin() + index, list.end() - 1, list.end());
    cards_[index_of(in)].on = below;
    // Taking `out` away handed its cards down to `below`; now `in` stands between them again.
    for (const CardId other : above) cards_[index_of(other)].on = in;
    count_carried(in);
    if (below != no_card) count_carried(below);
    for (const ZoneId changed : {from, place, to}) {
        if (changed != no_zone) reveal_top(changed);
    }
}

}  // namespace cardwright
