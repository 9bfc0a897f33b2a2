#include "state/state.hpp"

#include <algorithm>
#include <utility>

namespace cardwright {

State::State(const Schema& schema, std::uint8_t seats, std::uint64_t seed)
    : schema_{&schema}, topology_{std::make_shared<Topology>(schema, seats)}, seed_{seed} {
    const std::size_t zones = topology_->zones().size();
    contents_.resize(zones);
    zone_hashes_.resize(zones);
    stale_.assign(zones, 1);
    cycles_taken.resize(seats);
    for (std::size_t scope = 0; scope < scope_count; ++scope) {
        widths_[scope] = schema.counters[scope].size();
    }
    const auto fill = [&](Scope scope, std::size_t subjects) {
        for (std::size_t subject = 0; subject < subjects; ++subject) {
            for (const CounterKind& kind : schema.counters_of(scope)) {
                counters_[slot(scope)].push_back(kind.starts);
            }
        }
    };
    fill(Scope::game, 1);
    fill(Scope::player, topology_->owners());
    fill(Scope::zone, zones);
}

State::State(const State& other) = default;
State& State::operator=(const State& other) = default;
State::State(State&& other) noexcept = default;
State& State::operator=(State&& other) noexcept = default;
State::~State() = default;

ZoneId State::add_pile(ZoneKindId kind, OwnerId owner, DefId definition) {
    const ZoneId known = topology_->pile(kind, owner, definition);
    if (known != no_zone) return known;
    if (topology_.use_count() > 1) topology_ = std::make_shared<Topology>(*topology_);
    const ZoneId added = topology_->add_pile(*schema_, kind, owner, definition);
    contents_.emplace_back();
    zone_hashes_.push_back(0);
    stale_.push_back(1);
    for (const CounterKind& counter : schema_->counters_of(Scope::zone)) {
        counters_[slot(Scope::zone)].push_back(counter.starts);
    }
    return added;
}

CardId State::add_card(DefId definition, ZoneId zone_id) {
    const CardId id = id_at<CardId>(cards_.size());
    Card& added = cards_.emplace_back();
    added.definition = definition;
    added.generation = next_generation_++;
    for (const CounterKind& kind : schema_->counters_of(Scope::card)) {
        counters_[slot(Scope::card)].push_back(kind.starts);
    }
    put_in(id, zone_id, Place::top);
    const auto blind =
        static_cast<SeatMask>(topology_->everyone() & ~topology_->zone(zone_id).seen_by);
    if (blind != 0) mixtures_.add_dealt(contents_[index_of(zone_id)], blind, cards_);
    reveal_top(zone_id);
    return id;
}

void State::set_out(CardId id) {
    take_out(id);
    mixtures_.cut(id);
    const DefId definition = card(id).definition;
    cards_[index_of(id)] = Card{};
    cards_[index_of(id)].definition = definition;
    cards_[index_of(id)].generation = next_generation_++;
}

/// What lay on the card that has left comes to lie on what it lay on.
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

void State::move_one(CardId id, ZoneId to, Place place, bool face_up) {
    take_out(id);
    cards_[index_of(id)].face_up = face_up;
    put_in(id, to, place);
}

/// Most movements: a single card onto the top of something, and nobody loses track of anything.
bool State::move_simply(CardId id, ZoneId to) {
    Card& moving = cards_[index_of(id)];
    const ZoneId from = moving.zone;
    if (from == no_zone || moving.on != no_card || moving.carries != 0) return false;
    const SeatMask everyone = topology_->everyone();
    const ZoneInfo& source = topology_->zone(from);
    const ZoneInfo& target = topology_->zone(to);
    const SeatMask watching = target.top_only ? everyone : target.seen_by;
    auto& list = contents_[index_of(from)];
    if (source.heap && (everyone & ~(source.seen_by | watching)) != 0 &&
        !(source.top_only && list.back() == id)) {
        return false;
    }
    // Most are few cards, or it is the last one: closing the gap by hand is quicker than a call.
    CardId gone = list.back();
    for (std::size_t at = list.size() - 1; gone != id; --at) std::swap(gone, list[at - 1]);
    list.pop_back();
    contents_[index_of(to)].push_back(id);
    moving.zone = to;
    moving.face_up = true;
    moving.known_by |= target.seen_by;
    if (target.seen_by != everyone) moving.generation = next_generation_++;
    stale_[index_of(from)] = stale_[index_of(to)] = 1;
    if (source.top_only) show_top(from);
    if (target.top_only) show_top(to);
    return true;
}

bool State::go_simply(std::span<const CardId> cards, ZoneId to) const noexcept {
    const ZoneId from = card(cards[0]).zone;
    if (from == no_zone || from == to) return false;
    const SeatMask everyone = topology_->everyone();
    const ZoneInfo& source = topology_->zone(from);
    const ZoneInfo& target = topology_->zone(to);
    if (source.top_only || target.top_only || (!target.heap && target.seen_by != everyone) ||
        (source.heap && (everyone & ~(source.seen_by | target.seen_by)) != 0)) {
        return false;
    }
    const Card* const all = cards_.data();
    for (const CardId id : cards) {
        const Card& moving = all[index_of(id)];
        if (moving.zone != from || moving.on != no_card || moving.carries != 0) return false;
    }
    return true;
}

void State::move_at_once(std::span<const CardId> cards, ZoneId to) {
    const ZoneId from = card(cards[0]).zone;
    Card* const all = cards_.data();
    const SeatMask seen = topology_->zone(to).seen_by;
    const bool untraceable = seen != topology_->everyone();
    for (const CardId id : cards) {
        Card& moving = all[index_of(id)];
        moving.zone = to;
        moving.face_up = true;
        moving.known_by |= seen;
        if (untraceable) moving.generation = next_generation_++;
    }
    auto& place = contents_[index_of(to)];
    for (const CardId id : cards) place.push_back(id);
    auto& left = contents_[index_of(from)];
    CardId* kept = left.data();
    for (const CardId id : left) {
        *kept = id;
        if (all[index_of(id)].zone == from) ++kept;
    }
    left.resize(static_cast<std::size_t>(kept - left.data()));
    stale_[index_of(from)] = stale_[index_of(to)] = 1;
}

void State::move_in_any_way(CardId id, ZoneId to, Place place, bool face_up, SeatMask eyes) {
    const ZoneId from = card(id).zone;
    lose_track({&id, 1}, to, place, face_up, eyes);
    move_one(id, to, place, face_up);
    if (from != no_zone) reveal_top(from);
    reveal_top(to);
}

void State::move(std::span<const CardId> cards, ZoneId to, Place place, bool face_up,
                 SeatMask eyes) {
    if (cards.size() == 1) {
        move(cards[0], to, place, face_up, eyes);
        return;
    }
    lose_track(cards, to, place, face_up, eyes);
    std::vector<ZoneId> uncovered;
    for (const CardId id : cards) {
        const ZoneId from = card(id).zone;
        if (from != no_zone && topology_->zone(from).top_only) uncovered.push_back(from);
        move_one(id, to, place, face_up);
    }
    // What the movement as a whole has uncovered, nothing between.
    for (const ZoneId zone_id : uncovered) reveal_top(zone_id);
    reveal_top(to);
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
    const SeatMask seen = topology_->zone(to).seen_by;
    const bool untraceable = seen != topology_->everyone();
    Card* const all = cards_.data();
    std::uint32_t generation = next_generation_;
    for (const CardId id : source) {
        Card& moving = all[index_of(id)];
        moving.zone = to;
        moving.on = no_card;
        moving.carries = 0;
        moving.face_up = true;
        moving.known_by |= seen;
        if (untraceable) moving.generation = generation++;
    }
    next_generation_ = generation;
    if (target.empty()) {
        target.swap(source);
    } else {
        for (const CardId id : source) target.push_back(id);  // few: quicker than one copy of all
        source.clear();
    }
    touch(from);
    touch(to);
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

std::uint32_t State::draw(ZoneId from, ZoneId to, std::uint32_t amount,
                          std::vector<CardId>* drawn) {
    std::uint32_t done = 0;
    const auto& source = contents_[index_of(from)];
    const auto& target = contents_[index_of(to)];
    while (done < amount && (!source.empty() || refill(from))) {
        const auto now =
            static_cast<std::uint32_t>(std::min<std::size_t>(amount - done, source.size()));
        draw_plainly(from, to, now);
        if (drawn != nullptr) drawn->insert(drawn->end(), target.end() - now, target.end());
        done += now;
    }
    return done;
}

/// Cards drawn from a pile that is there, one after the other. Where no movement shows or hides
/// anything between, they go all at once.
void State::draw_plainly(ZoneId from, ZoneId to, std::uint32_t amount) {
    const ZoneInfo& source = topology_->zone(from);
    const ZoneInfo& target = topology_->zone(to);
    auto& pile = contents_[index_of(from)];
    auto& place = contents_[index_of(to)];
    const bool at_once = source.ordered && !source.top_only && !target.top_only && from != to;
    const bool untraceable = target.seen_by != topology_->everyone();
    const SeatMask seen = target.seen_by;
    Card* const all = cards_.data();
    std::uint32_t left = amount;
    if (at_once) {
        const std::size_t before = place.size();
        place.insert(place.end(), pile.rbegin(), pile.rbegin() + amount);
        const CardId* drawn = place.data() + before;
        std::uint32_t generation = next_generation_;
        for (; left > 0; --left) {
            Card& moving = all[index_of(*drawn)];
            if (moving.on != no_card || moving.carries != 0) break;
            ++drawn;
            moving.zone = to;
            moving.face_up = true;
            moving.known_by |= seen;
            if (untraceable) moving.generation = generation++;
        }
        next_generation_ = generation;
        place.resize(place.size() - left);
        pile.resize(pile.size() - (amount - left));
    }
    for (; left > 0; --left) move(pile.back(), to);
    touch(from);
    touch(to);
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

void State::turn_face(CardId id, bool up) {
    Card& turned = cards_[index_of(id)];
    turned.face_up = up;
    if (turned.zone == no_zone) return;
    if (up) turned.known_by |= topology_->zone(turned.zone).seen_by;
    reveal_top(turned.zone);
    touch(turned.zone);
}

void State::turn_side(CardId id, std::uint8_t side) {
    cards_[index_of(id)].side = side;
    touch(card(id).zone);
}

void State::show(CardId id, SeatMask to) {
    cards_[index_of(id)].known_by |= to;
    touch(card(id).zone);
}

void State::expire(Lifetime lifetime) {
    for (const LapsingCounter& lapsing : topology_->lapsing(lifetime)) {
        const std::size_t scope = slot(lapsing.scope);
        auto& counters = counters_[scope];
        for (std::size_t at = index_of(lapsing.counter); at < counters.size();
             at += widths_[scope]) {
            counters[at] = lapsing.starts;
        }
        if (lapsing.scope == Scope::card) stale_.assign(stale_.size(), 1);
    }
    if (!effects_.empty()) {
        std::erase_if(effects_, [&](const Effect& effect) { return effect.ends == lifetime; });
    }
}

void State::add_effect(Effect effect) {
    effect.serial = next_effect_++;
    effects_.push_back(effect);
}

void State::remove_effect(std::uint32_t serial) {
    std::erase_if(effects_, [&](const Effect& effect) { return effect.serial == serial; });
}

Stream& State::stream(std::uint64_t name) {
    for (Stream& known : streams_) {
        if (known.name == name) return known;
    }
    return streams_.emplace_back(Stream::derive(seed_, name));
}

bool State::has_stream(std::uint64_t name) const noexcept {
    return std::any_of(streams_.begin(), streams_.end(),
                       [name](const Stream& known) { return known.name == name; });
}

std::uint32_t State::random_below(std::uint64_t name, std::uint32_t bound) {
    return stream(name).below(bound);
}

void State::reseed(std::uint64_t seed) noexcept {
    seed_ = seed;
    streams_.clear();
}

std::uint32_t State::alias(CardId id) const noexcept {
    // A keyed permutation of 32 bits (odd multiplications and shifts are reversible): no two cards
    // share an alias, and none tells when it was given.
    const std::uint64_t key = mix_bits(seed_ ^ hash_text("alias"));
    std::uint32_t bits = card(id).generation ^ static_cast<std::uint32_t>(key);
    for (int turn = 0; turn < 3; ++turn) {
        bits ^= bits >> 16;
        bits *= static_cast<std::uint32_t>(key >> 32) | 1U;
        bits ^= bits >> 15;
        bits *= 0x846CA68BU;
    }
    return bits ^ (bits >> 16);
}

bool State::back_shows(CardId id) const noexcept {
    const ZoneId place = card(id).zone;
    if (place == no_zone || !schema_->backs_tell()) return false;
    const ZoneInfo& info = topology_->zone(place);
    if (info.kind == no_zone_kind) return true;  // set aside: it lies on the table
    if (!info.ordered) return info.seen_by != 0 && info.counted_by == topology_->everyone();
    return contents_[index_of(place)].back() == id || info.seen_by == topology_->everyone();
}

void State::adopt(const State& branch, OwnerId owner, std::uint64_t forked_at) {
    mixtures_.adopt(branch.mixtures_, forked_at);
    for (std::size_t zone_index = 0; zone_index < contents_.size(); ++zone_index) {
        if (topology_->zones()[zone_index].owner != owner) continue;
        contents_[zone_index] = branch.contents_[zone_index];
        stale_[zone_index] = 1;
        for (const CardId id : contents_[zone_index]) {
            cards_[index_of(id)] = branch.cards_[index_of(id)];
            cards_[index_of(id)].generation = next_generation_++;
            const std::size_t width = widths_[slot(Scope::card)];
            std::copy_n(branch.counters_[slot(Scope::card)].begin() +
                            static_cast<std::ptrdiff_t>(index_of(id) * width),
                        width,
                        counters_[slot(Scope::card)].begin() +
                            static_cast<std::ptrdiff_t>(index_of(id) * width));
        }
        const std::size_t width = widths_[slot(Scope::zone)];
        std::copy_n(
            branch.counters_[slot(Scope::zone)].begin() +
                static_cast<std::ptrdiff_t>(zone_index * width),
            width,
            counters_[slot(Scope::zone)].begin() + static_cast<std::ptrdiff_t>(zone_index * width));
        const std::uint64_t name = topology_->zones()[zone_index].stream;
        for (const Stream& used : branch.streams_) {
            if (used.name == name) stream(name).state = used.state;
        }
    }
    const std::size_t width = widths_[slot(Scope::player)];
    std::copy_n(branch.counters_[slot(Scope::player)].begin() +
                    static_cast<std::ptrdiff_t>(index_of(owner) * width),
                width,
                counters_[slot(Scope::player)].begin() +
                    static_cast<std::ptrdiff_t>(index_of(owner) * width));
    std::erase_if(effects_, [&](const Effect& effect) { return effect.owner == owner; });
    for (const Effect& effect : branch.effects_) {
        if (effect.owner != owner) continue;
        effects_.push_back(effect);
        effects_.back().serial = next_effect_++;
    }
}

void State::swap_cards(CardId left, CardId right) {
    Card& first = cards_[index_of(left)];
    Card& second = cards_[index_of(right)];
    std::swap(first.definition, second.definition);
    touch(first.zone);
    touch(second.zone);
}

}  // namespace cardwright
