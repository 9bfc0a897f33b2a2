#include "state/state.hpp"

#include <algorithm>

namespace cardwright {

State::State(const Schema& schema, std::uint8_t seats, std::uint64_t seed)
    : schema_{&schema},
      topology_{std::make_shared<Topology>(schema, seats)},
      seed_{seed},
      chance_{seed} {
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

CardId State::new_card(DefId definition) {
    const CardId id = id_at<CardId>(cards_.size());
    Card& added = cards_.emplace_back();
    added.definition = definition;
    added.generation = next_generation_++;
    for (const CounterKind& kind : schema_->counters_of(Scope::card)) {
        counters_[slot(Scope::card)].push_back(kind.starts);
    }
    return id;
}

CardId State::add_card(DefId definition, ZoneId zone_id) {
    const CardId id = new_card(definition);
    put_in(id, zone_id, Place::top);
    const auto blind =
        static_cast<SeatMask>(topology_->everyone() & ~topology_->zone(zone_id).seen_by);
    if (blind != 0) mixtures_.add_dealt(contents_[index_of(zone_id)], blind, cards_);
    reveal_top(zone_id);
    return id;
}

CardId State::make_card(DefId definition, ZoneId zone_id) {
    const CardId id = new_card(definition);
    cards_[index_of(id)].known_by = topology_->everyone();
    put_in(id, zone_id, Place::top);
    reveal_top(zone_id);
    ++cards_made;
    return id;
}

void State::set_out(CardId id) {
    take_out(id);
    mixtures_.cut(id);
    const Card& leaving = card(id);
    const DefId definition = leaving.definition;
    cards_[index_of(id)] = Card{};
    cards_[index_of(id)].definition = definition;
    cards_[index_of(id)].generation = next_generation_++;
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
    Card& turned = cards_[index_of(id)];
    turned.side = side;
    const auto& faces = schema_->definition(turned.definition).faces;
    if (!faces.empty()) {
        turned.definition = faces[side];
        ++cards_changed;
    }
    touch(turned.zone);
}

void State::become(CardId id, DefId definition) {
    Card& changed = cards_[index_of(id)];
    const DefId really = changed.original == no_definition ? changed.definition : changed.original;
    changed.original = definition == really ? no_definition : really;
    changed.definition = definition;
    changed.side = 0;
    ++cards_changed;
    touch(changed.zone);
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
    return streams_.emplace_back(Stream::derive(chance_, name));
}

bool State::has_stream(std::uint64_t name) const noexcept {
    return std::any_of(streams_.begin(), streams_.end(),
                       [name](const Stream& known) { return known.name == name; });
}

std::uint32_t State::random_below(std::uint64_t name, std::uint32_t bound) {
    return stream(name).below(bound);
}

std::uint64_t State::stream_of_seat(std::uint64_t name, OwnerId seat) noexcept {
    return hash_with(hash_with(hash_text("seat"), index_of(seat)), name);
}

std::uint32_t State::random_below(std::uint64_t name, std::uint32_t bound, OwnerId seat) {
    const std::pair used{seat, name};
    if (std::find(streams_of_seats_.begin(), streams_of_seats_.end(), used) ==
        streams_of_seats_.end()) {
        streams_of_seats_.push_back(used);
    }
    return random_below(name, bound);
}

void State::reseed(std::uint64_t seed) noexcept {
    seed_ = seed;
    change_chance(seed);
}

void State::change_chance(std::uint64_t seed) noexcept {
    chance_ = seed;
    streams_.clear();
    streams_of_seats_.clear();
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
    const std::size_t card_width = widths_[slot(Scope::card)];
    const std::size_t zone_width = widths_[slot(Scope::zone)];
    const auto& counters = branch.counters_[slot(Scope::card)];
    for (const ZoneId id_of_zone : topology_->zones_of(owner)) {
        const std::size_t zone_index = index_of(id_of_zone);
        const std::uint64_t shuffling = topology_->zone(id_of_zone).stream;
        if (!contents_[zone_index].empty() || !branch.contents_[zone_index].empty()) {
            contents_[zone_index] = branch.contents_[zone_index];
            stale_[zone_index] = 1;
        }
        for (const CardId id : contents_[zone_index]) {
            cards_[index_of(id)] = branch.cards_[index_of(id)];
            cards_[index_of(id)].generation = next_generation_++;
            const std::size_t first = index_of(id) * card_width;
            for (std::size_t at = first; at < first + card_width; ++at) {
                counters_[slot(Scope::card)][at] = counters[at];
            }
        }
        for (std::size_t at = zone_index * zone_width; at < (zone_index + 1) * zone_width; ++at) {
            counters_[slot(Scope::zone)][at] = branch.counters_[slot(Scope::zone)][at];
        }
        for (const Stream& used : branch.streams_) {
            if (used.name == shuffling) stream(shuffling).state = used.state;
        }
    }
    for (const auto& used : branch.streams_of_seats_) {
        if (used.first != owner) continue;
        const auto known = std::find(streams_of_seats_.begin(), streams_of_seats_.end(), used);
        if (known == streams_of_seats_.end()) streams_of_seats_.push_back(used);
        const auto drawn =
            std::find_if(branch.streams_.begin(), branch.streams_.end(),
                         [&](const Stream& each) { return each.name == used.second; });
        if (drawn != branch.streams_.end()) stream(used.second).state = drawn->state;
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
    std::swap(first.original, second.original);
    touch(first.zone);
    touch(second.zone);
}

void State::deal(std::span<const CardId> cards, std::span<const DefId> definitions) {
    for (std::size_t at = 0; at < cards.size(); ++at) {
        Card& dealt = cards_[index_of(cards[at])];
        (dealt.original != no_definition ? dealt.original : dealt.definition) = definitions[at];
        touch(dealt.zone);
    }
}

void State::deal_like(const State& other) {
    for (std::size_t at = 0; at < cards_.size(); ++at) {
        const Card& like = other.cards_[at];
        if (cards_[at].definition == like.definition && cards_[at].original == like.original) {
            continue;
        }
        cards_[at].definition = like.definition;
        cards_[at].original = like.original;
        touch(cards_[at].zone);
    }
}

}  // namespace cardwright
