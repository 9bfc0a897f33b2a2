// Native acts: movements and counts a ruleset lists as data.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {
namespace {

/// Acts that may need a place on the stack above their own: see verbs.cpp.
bool asks_scripts(const Act& act) noexcept {
    return act.kind >= Act::Kind::announce;
}

}  // namespace

std::int64_t Game::named_amount(const Amount& amount, OwnerId player, CardId picked,
                                std::int32_t number) {
    if (amount.kind == Amount::Kind::player_counter) must_be_somebody(player);
    switch (amount.kind) {
        case Amount::Kind::constant:
            return amount.value;
        case Amount::Kind::param:
            return blueprint_->params[static_cast<std::size_t>(amount.value)].second;
        case Amount::Kind::game_counter:
            return state_->counter(Scope::game, 0,
                                   id_at<CounterId>(static_cast<std::size_t>(amount.value)));
        case Amount::Kind::player_counter:
            return state_->counter(Scope::player, index_of(player),
                                   id_at<CounterId>(static_cast<std::size_t>(amount.value)));
        case Amount::Kind::player_query:
            return value(id_at<QueryId>(static_cast<std::size_t>(amount.value)), Value::of(player));
        case Amount::Kind::picked_query:
            return value(id_at<QueryId>(static_cast<std::size_t>(amount.value)), Value::of(picked));
        case Amount::Kind::picked_fact:
            return state_->definition(picked).number(static_cast<std::size_t>(amount.value),
                                                     state_->card(picked).side);
        case Amount::Kind::picked_number:
            return std::int64_t{amount.value} * number;
    }
    return 0;
}

bool Game::perform(const Act& act, const ActPlace& place, std::int32_t multiplier) {
    if (!act.everyone) return perform_for(act, place, multiplier);
    bool raised = false;
    for (const OwnerId owner : seats_from(place.player)) {
        ActPlace of_owner = place;
        of_owner.player = owner;
        raised = perform_for(act, of_owner, multiplier) || raised;
    }
    return raised;
}

bool Game::perform_for(const Act& act, const ActPlace& place, std::int32_t multiplier) {
    const auto [owner, picked, number, arguments] = place;
    const auto is_players = [&](ZoneKindId kind) {
        return kind != no_zone_kind && !schema().zone(kind).shared;
    };
    if (is_players(act.from) || is_players(act.to)) must_be_somebody(owner);
    bool raised = false;
    switch (act.kind) {
        case Act::Kind::move_all:
            for (const ZoneId from : state_->topology().family(
                     act.from, schema().zone(act.from).shared ? table_owner : owner)) {
                raised = move_zone(from, state_->zone_of(act.to, owner), owner) || raised;
            }
            return raised;
        case Act::Kind::move_picked:
            return move_cards({&place.picked, 1}, zone_in(act, place), State::Place::top, owner);
        case Act::Kind::draw: {
            const std::int64_t wanted = amount(act.amount, owner, picked, number) * multiplier;
            if (wanted <= 0) return false;
            return draw_cards(
                state_->zone_of(act.from, owner), state_->zone_of(act.to, owner),
                static_cast<std::uint32_t>(std::min<std::int64_t>(wanted, most_cards)), owner,
                nullptr);
        }
        case Act::Kind::add:
            return add_to(act.scope, act.scope == Scope::game ? 0 : index_of(owner), act.counter,
                          amount(act.amount, owner, picked, number) * multiplier);
        case Act::Kind::set: {
            if (act.scope == Scope::player) must_be_somebody(owner);
            const std::size_t subject = act.scope == Scope::game ? 0 : index_of(owner);
            const std::int64_t wanted = amount(act.amount, owner, picked, number);
            return add_to(act.scope, subject, act.counter,
                          wanted - state_->counter(act.scope, subject, act.counter));
        }
        case Act::Kind::shuffle:
            return shuffle_zone(state_->zone_of(act.from, owner));
        case Act::Kind::turn:
            for (const ZoneId from : state_->topology().family(
                     act.from, schema().zone(act.from).shared ? table_owner : owner)) {
                raised = turn_cards(state_->cards_in(from), act.face_up) || raised;
            }
            return raised;
        case Act::Kind::give:
            return give(state_->definition(picked).gives, owner);
        case Act::Kind::fire:
            note_event(act.event, owner, picked);
            break;
        default:
            break;  // needs a place on the stack: run_acts_frame
    }
    return false;
}

/// What most acts of most games are: cards moved, one counter changed, with nobody listening,
/// nobody reading along, and everything the player's own to change.
bool Game::perform_quietly(const Act& act, const ActPlace& place) {
    const auto [player, picked, number, arguments] = place;
    if (act.everyone) return false;
    if (act.kind == Act::Kind::move_picked) {
        if (!act.direct || !arguments.empty()) return false;
        const ZoneId to = state_->zone_of(act.to, player);
        count({&place.picked, 1}, to);
        state_->move(picked, to, State::Place::top, true, seat_bit(player));
        return true;
    }
    if (act.kind == Act::Kind::move_all || act.kind == Act::Kind::draw) {
        if (!act.direct) return false;
        const ZoneId from = state_->zone_of(act.from, player);
        const ZoneId to = state_->zone_of(act.to, player);
        if (act.kind == Act::Kind::move_all) {
            work(state_->cards_in(from).size());
            count(state_->cards_in(from), to);
            state_->move_all(from, to, seat_bit(player));
            return true;
        }
        if (counted(from, to)) return false;
        const std::int64_t wanted = amount(act.amount, player, picked, number) * act.times;
        if (wanted > 0) {
            const auto most = std::min<std::int64_t>(wanted, most_cards);
            work(static_cast<std::size_t>(most));
            state_->draw(from, to, static_cast<std::uint32_t>(most));
        }
        return true;
    }
    if (act.kind == Act::Kind::add && act.amount.kind == Amount::Kind::constant) {
        state_->add(act.scope, act.scope == Scope::game ? 0 : index_of(player), act.counter,
                    std::int64_t{act.amount.value} * act.times);
        return true;
    }
    return false;
}

bool Game::perform_all(const std::vector<Act>& acts, const ActPlace& place) {
    bool raised = false;
    if (!noisy_ && journal == nullptr && branch_ == nullptr && !read_only() &&
        index_of(place.player) < state_->owners()) {
        for (const Act& act : acts) {
            if (!perform_quietly(act, place)) raised = perform(act, place, act.times) || raised;
        }
        return raised;
    }
    for (const Act& act : acts) raised = perform(act, place, act.times) || raised;
    return raised;
}

bool Game::give(std::span<const std::pair<Word, std::int32_t>> gives, OwnerId player) {
    bool raised = false;
    for (const auto& [name, many] : gives) {
        const GiveKind* kind = blueprint_->find_give(name);
        if (kind == nullptr) continue;
        raised = perform(kind->act, {player, no_card, 0, {}}, many) || raised;
    }
    return raised;
}

void Game::push_acts(const std::vector<Act>* acts,
                     const std::vector<std::pair<Word, std::int32_t>>* gives, OwnerId player,
                     CardId picked, std::int32_t number) {
    Frame& frame = push(Frame::Kind::acts);
    frame.acts = acts;
    frame.gives = gives;
    frame.context.player = frame.context.owner = player;
    frame.context.card = picked;
    frame.number = number;
}

void Game::run_acts_frame(Frame& frame) {
    request.events.clear();
    if (frame.gives != nullptr) {
        run_gives_frame(frame);
        return;
    }
    const std::vector<Act>& acts = *frame.acts;
    while (true) {
        if (frame.verb != no_verb && frame.at > 0 && !conclude_act(frame, acts[frame.at - 1U])) {
            end_verb(frame, false);
            return;
        }
        if (frame.at == acts.size()) break;
        const Act& act = acts[frame.at++];
        if (asks_scripts(act)) {
            if (!concerns(act, state_->definition(frame.context.card))) continue;
            const std::size_t depth = strand_->depth;
            begin_act(frame, act);
            if (strand_->depth != depth) return;
            continue;
        }
        if (perform(act, {frame.context.player, frame.context.card, frame.number, frame.arguments},
                    act.times)) {
            push_events();
            return;
        }
    }
    end_verb(frame, true);
}

void Game::run_gives_frame(Frame& frame) {
    while (frame.at < frame.gives->size()) {
        const std::size_t at = frame.at++;
        if (give(std::span{*frame.gives}.subspan(at, 1), frame.context.player)) {
            push_events();
            return;
        }
    }
    pop();
}

}  // namespace cardwright
