// Phases, turns and rounds: the kernel walks what the ruleset declares.

#include "flow/walk/walk.hpp"

#include <algorithm>
#include <bit>
#include <ranges>
#include <utility>

namespace cardwright {

using Point = Position::Point;

void Walk::begin_game() {
    Position& position = state_->position;
    position.turn = position.first;
    position.point = Point::begin_cycle;
    announce_point(KernelEvent::game_begins, table_owner);
}

void Walk::raise_point(KernelEvent event, OwnerId player, Word phase) {
    Event& raised = kernel_event(event, player);
    if (phase != no_word) raised.fields.emplace_back(word_phase_, Value::of(phase));
    push_events();
    // What the rules say comes before what cards answer; the last to be pushed runs first.
    for (const auto& each : std::views::reverse(blueprint_->point_acts)) {
        if (each.event != event || each.phase != phase) continue;
        push_acts(each.acts, player, no_card, 0);
    }
}

void Walk::note_walk(JournalEntry::Kind kind, OwnerId who, std::int64_t number, Word word) {
    if (journal == nullptr) return;
    JournalEntry entry;
    entry.kind = kind;
    entry.who = who;
    entry.number = number;
    entry.word = word;
    note(std::move(entry));
}

void Walk::begin_cycle() {
    if (finish_wanted_) {
        follow(Next{Next::Kind::finish, 0});
        return;
    }
    Position& position = state_->position;
    TurnOrder& order = state_->order;
    ++position.cycle;
    position.phase = 0;
    order.served = 0;
    order.serving = table_owner;
    position.point = Point::begin_phase;
    if (!order.in_game(position.turn)) position.turn = after(position.turn);
    const bool new_round = !blueprint_->by_turns || order.round_begins;
    order.round_begins = false;
    if (new_round) note_walk(JournalEntry::Kind::round, table_owner, position.round);
    // Frames run from the top, so what happens first is pushed last.
    if (blueprint_->by_turns) {
        order.skipping = misses_turn(position.turn);
        if (order.skipping) {
            position.point = Point::end_cycle;
        } else {
            const std::uint32_t taken = ++state_->cycles_taken[index_of(position.turn)];
            note_walk(JournalEntry::Kind::turn, position.turn, taken);
            announce_point(KernelEvent::turn_begins, position.turn);
        }
    }
    if (new_round) announce_point(KernelEvent::round_begins, table_owner);
}

void Walk::begin_phase() {
    if (finish_wanted_) {
        follow(Next{Next::Kind::finish, 0});
        return;
    }
    Position& position = state_->position;
    const Phase& phase = blueprint_->phases[position.phase];
    switch (phase.who) {
        case Phase::Who::active:
            if (!state_->order.in_game(position.turn)) {
                go_to_next_phase();  // left in the middle of the turn
                return;
            }
            position.active = position.turn;
            break;
        case Phase::Who::each:
            if (state_->order.serving == table_owner) state_->order.serving = first_part();
            if (state_->order.serving == table_owner) {
                go_to_next_phase();
                return;
            }
            position.active = state_->order.serving;
            break;
        case Phase::Who::nobody:
            position.active = table_owner;
            break;
    }
    position.step = phase.first_step;
    position.point = phase.step_count == 0 ? Point::end_phase : Point::run_step;
    note_walk(JournalEntry::Kind::phase, position.active, 0, phase.name);
    announce_point(KernelEvent::phase_begins, position.active, phase.name);
}

void Walk::go_to_next_phase() {
    Position& position = state_->position;
    state_->order.served = 0;
    state_->order.serving = table_owner;
    ++position.phase;
    position.point =
        position.phase < blueprint_->phases.size() ? Point::begin_phase : Point::end_cycle;
}

void Walk::end_phase() {
    Position& position = state_->position;
    const Phase& phase = blueprint_->phases[position.phase];
    const OwnerId was_active = position.active;
    if (phase.who == Phase::Who::each) {
        position.point = Point::pass_part;
    } else {
        go_to_next_phase();
    }
    expire(Lifetime::phase);
    announce_point(KernelEvent::phase_ends, was_active, phase.name);
    // Where nothing was announced, the next phase begins at once.
    if (strand_->depth == 0 && position.point == Point::begin_phase) begin_phase();
}

void Walk::pass_part() {
    TurnOrder& order = state_->order;
    order.serving = next_part(state_->position.active);
    if (order.serving == table_owner) {
        go_to_next_phase();
    } else {
        state_->position.point = Point::begin_phase;
    }
}

void Walk::end_cycle() {
    Position& position = state_->position;
    position.point = Point::pass_turn;
    expire(Lifetime::turn);
    if (blueprint_->by_turns && !state_->order.skipping) {
        announce_point(KernelEvent::turn_ends, position.turn);
    }
    if (strand_->depth == 0) pass_turn();
}

void Walk::pass_turn() {
    Position& position = state_->position;
    position.point = Point::begin_cycle;
    const bool round_over = !blueprint_->by_turns || go_to_next_turn();
    state_->order.round_begins = round_over;
    if (!round_over) return;
    ++position.round;
    expire(Lifetime::round);
    announce_point(KernelEvent::round_ends, table_owner);
}

std::vector<std::int64_t> Walk::rank_of(OwnerId seat, FunctionRef by) {
    std::vector<std::int64_t> rank;
    if (by != no_function) rank = scripts_->rank(*game_, by, seat);
    for (std::size_t part = 0; part < blueprint_->scoring.size(); ++part) {
        if (rank.empty()) rank.push_back(0);
        rank.front() += scored(part, seat);
    }
    return rank;
}

std::int64_t Walk::scored(std::size_t part, OwnerId seat) {
    if (const auto query = blueprint_->scoring[part].query) return value(*query, Value::of(seat));
    return scripts_->score(*game_, behaviours_->scoring[part], seat);
}

void Walk::end_game() {
    Position& position = state_->position;
    position.point = Point::finished;
    position.active = table_owner;
    state_->judgements = judge(behaviours_->rank);
    if (journal != nullptr) {
        JournalEntry entry;
        entry.kind = JournalEntry::Kind::finished;
        note(std::move(entry));
    }
}

/// Ranks every seat by a function of the ruleset and the parts of the score. Who has left can win
/// only if everybody has, or with a partner.
std::vector<Judgement> Walk::judge(FunctionRef rank) {
    std::vector<Judgement> judgements(state_->seats());
    const Quiet pure{*this, true};
    const TurnOrder& order = state_->order;
    const auto may_win = [&](std::size_t seat) {
        return order.in_game(id_at<OwnerId>(seat)) || order.out == state_->topology().everyone();
    };
    std::vector<std::int64_t> best;
    for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
        judgements[seat].rank = rank_of(id_at<OwnerId>(seat), rank);
        if (may_win(seat)) best = std::max(best, judgements[seat].rank);
    }
    for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
        judgements[seat].winner = may_win(seat) && judgements[seat].rank == best &&
                                  (behaviours_->wins == no_function ||
                                   scripts_->wins(*game_, behaviours_->wins, id_at<OwnerId>(seat)));
    }
    share_wins(judgements);
    return judgements;
}

/// Partners win together.
void Walk::share_wins(std::vector<Judgement>& judgements) const {
    const auto& team = state_->order.team;
    for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
        if (!judgements[seat].winner || team[seat] == 0) continue;
        for (std::size_t other = 0; other < judgements.size(); ++other) {
            if (team[other] == team[seat]) judgements[other].winner = true;
        }
    }
}

void Walk::follow(const Next& next) {
    Position& position = state_->position;
    expire(Lifetime::step);
    if (finish_wanted_ || next.kind == Next::Kind::finish) {
        finish_wanted_ = false;
        position.point = Point::end_game;
        announce_point(KernelEvent::game_ends, table_owner);
        return;
    }
    Next::Kind kind = next.kind;
    // Whoever acts has left: what follows in this phase is nobody's.
    if (!state_->order.in_game(position.active) && kind != Next::Kind::end_cycle) {
        kind = Next::Kind::next_phase;
    }
    switch (kind) {
        case Next::Kind::again:
            position.point = Point::run_step;
            break;
        case Next::Kind::step:
            position.step = next.step;
            position.point = Point::run_step;
            break;
        case Next::Kind::next_phase:
            end_phase();
            break;
        case Next::Kind::end_cycle: {
            const Word phase = blueprint_->phases[position.phase].name;
            position.point = Point::end_cycle;
            expire(Lifetime::phase);
            announce_point(KernelEvent::phase_ends, position.active, phase);
            break;
        }
        case Next::Kind::finish:
            break;
    }
}

/// Sets may have put steps of their own before the one that is named, or behind the one that ends.
void Walk::follow(std::string_view name) {
    const Phase& phase = blueprint_->phases[state_->position.phase];
    const Step& from = blueprint_->steps[state_->position.step];
    if (name == (from.successor.empty() ? std::string_view{"next_phase"} : from.successor)) {
        follow(from.onward);
        return;
    }
    constexpr std::pair<std::string_view, Next::Kind> ways[] = {
        {"again", Next::Kind::again},
        {"next_phase", Next::Kind::next_phase},
        {"end_cycle", Next::Kind::end_cycle},
        {"finish", Next::Kind::finish}};
    for (const auto& [word, kind] : ways) {
        if (name != word) continue;
        follow(Next{kind, 0});
        return;
    }
    for (const auto& [step, next] : phase.arrivals) {
        if (step != name) continue;
        follow(next);
        return;
    }
    fail("a step of phase \"" + phase.id + "\" names \"" + std::string{name} +
         "\" as the next step, but the phase has no such step");
}

bool Walk::is_over(const Step& step) const {
    return std::any_of(step.finish_if.begin(), step.finish_if.end(),
                       [&](const Condition& condition) { return holds(condition); });
}

bool Walk::holds(const Condition& condition) const {
    switch (condition.kind) {
        case Condition::Kind::pile_empty: {
            const ZoneId pile =
                state_->topology().pile(condition.zone, table_owner, condition.pile);
            return pile != no_zone && state_->cards_in(pile).empty();
        }
        case Condition::Kind::zones_empty: {
            std::int32_t empty = 0;
            const CardList* const contents = state_->contents().data();
            for (const ZoneId zone : state_->topology().family(condition.zone, table_owner)) {
                empty += contents[index_of(zone)].empty() ? 1 : 0;
            }
            return empty >= condition.at_least;
        }
        case Condition::Kind::counter_reaches:
            return state_->counter(Scope::game, 0, condition.counter) >= condition.at_least;
        case Condition::Kind::rounds_reach:
            return state_->position.round >= static_cast<std::uint32_t>(condition.at_least);
        case Condition::Kind::players_left:
            return std::popcount(state_->order.out) >= state_->seats() - condition.at_least;
    }
    return false;
}

}  // namespace cardwright
