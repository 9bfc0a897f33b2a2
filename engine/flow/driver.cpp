// Phases, turns and rounds: the kernel walks what the ruleset declares.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {

using Stage = Position::Stage;

void Game::run() {
    const Running running{*this};
    while (true) {
        if (main_strand_.depth > 0) {
            if (!run_strand()) return;
            continue;
        }
        if (finished()) return;
        walk_stage();
    }
}

void Game::walk_stage() {
    Position& position = state_->position;
    switch (position.stage) {
        case Stage::begin_game:
            position.turn = position.first;
            position.stage = Stage::begin_cycle;
            announce_stage(KernelEvent::game_begins, table_owner);
            return;
        case Stage::begin_cycle:
            begin_cycle();
            return;
        case Stage::begin_phase:
            begin_phase();
            return;
        case Stage::run_step:
            if (between_steps) between_steps(*state_);
            run_step();
            return;
        case Stage::end_phase:
            end_phase();
            return;
        case Stage::end_cycle:
            end_cycle();
            return;
        case Stage::end_game:
            end_game();
            return;
        case Stage::finished:
            return;
    }
}

void Game::raise_stage(KernelEvent event, OwnerId player, Word phase) {
    Event& raised = kernel_event(event, player);
    if (phase != no_word) raised.fields.emplace_back(word_phase_, Value::of(phase));
    push_events();
}

void Game::begin_cycle() {
    Position& position = state_->position;
    ++position.cycle;
    position.phase = 0;
    position.seats_served = 0;
    position.stage = Stage::begin_phase;
    const bool new_round = !blueprint_->by_turns || position.turn == position.first;
    const auto write = [&](JournalEntry::Kind kind, OwnerId who, std::int64_t number) {
        if (journal == nullptr) return;
        JournalEntry entry;
        entry.kind = kind;
        entry.who = who;
        entry.number = number;
        note(std::move(entry));
    };
    if (new_round) write(JournalEntry::Kind::round, table_owner, position.round);
    // Frames run from the top, so what happens first is pushed last.
    if (blueprint_->by_turns) {
        const std::uint32_t taken = ++state_->cycles_taken[index_of(position.turn)];
        write(JournalEntry::Kind::turn, position.turn, taken);
        announce_stage(KernelEvent::turn_begins, position.turn);
    }
    if (new_round) announce_stage(KernelEvent::round_begins, table_owner);
}

void Game::begin_phase() {
    Position& position = state_->position;
    const Phase& phase = blueprint_->phases[position.phase];
    switch (phase.who) {
        case Phase::Who::active:
            position.active = position.turn;
            break;
        case Phase::Who::each:
            position.active = id_at<OwnerId>((index_of(position.first) + position.seats_served) %
                                             state_->seats());
            break;
        case Phase::Who::nobody:
            position.active = table_owner;
            break;
    }
    position.step = phase.first_step;
    position.stage = phase.step_count == 0 ? Stage::end_phase : Stage::run_step;
    if (journal != nullptr) {
        JournalEntry entry;
        entry.kind = JournalEntry::Kind::phase;
        entry.who = position.active;
        entry.word = phase.name;
        note(std::move(entry));
    }
    announce_stage(KernelEvent::phase_begins, position.active, phase.name);
}

void Game::end_phase() {
    Position& position = state_->position;
    const Phase& phase = blueprint_->phases[position.phase];
    const OwnerId was_active = position.active;
    ++position.seats_served;
    const bool more_seats =
        phase.who == Phase::Who::each && position.seats_served < state_->seats();
    if (more_seats) {
        position.stage = Stage::begin_phase;
    } else {
        position.seats_served = 0;
        ++position.phase;
        position.stage =
            position.phase < blueprint_->phases.size() ? Stage::begin_phase : Stage::end_cycle;
    }
    expire(Lifetime::phase);
    announce_stage(KernelEvent::phase_ends, was_active, phase.name);
}

void Game::end_cycle() {
    Position& position = state_->position;
    position.stage = Stage::begin_cycle;
    const OwnerId ended = position.turn;
    bool round_over = true;
    if (blueprint_->by_turns) {
        position.turn = left_of(position.turn);
        round_over = position.turn == position.first;
        expire(Lifetime::turn);
    } else {
        expire(Lifetime::turn);
    }
    if (round_over) {
        ++position.round;
        expire(Lifetime::round);
    }
    // The innermost ends first; frames run from the top, so it is pushed last.
    if (round_over) announce_stage(KernelEvent::round_ends, table_owner);
    if (blueprint_->by_turns) announce_stage(KernelEvent::turn_ends, ended);
}

void Game::end_game() {
    Position& position = state_->position;
    position.stage = Stage::finished;
    position.active = table_owner;
    state_->judgements.assign(state_->seats(), {});
    const Quiet pure{*this, true};
    std::vector<std::int64_t> best;
    for (std::size_t seat = 0; seat < state_->seats(); ++seat) {
        auto& judgement = state_->judgements[seat];
        if (behaviours_->rank != no_function) {
            judgement.rank = scripts_->rank(*this, behaviours_->rank, id_at<OwnerId>(seat));
        }
        best = std::max(best, judgement.rank);
    }
    for (std::size_t seat = 0; seat < state_->seats(); ++seat) {
        auto& judgement = state_->judgements[seat];
        judgement.winner = judgement.rank == best &&
                           (behaviours_->wins == no_function ||
                            scripts_->wins(*this, behaviours_->wins, id_at<OwnerId>(seat)));
    }
    if (journal != nullptr) {
        JournalEntry entry;
        entry.kind = JournalEntry::Kind::finished;
        note(std::move(entry));
    }
}

/// Between two phases of the seat whose turn it is nothing happens if nobody hears that one ends
/// and the other begins, and nothing lasts for a phase: the game stands at its first step at once.
bool Game::go_to_next_phase() {
    if (!phases_are_silent_ || journal != nullptr || !state_->effects().empty()) return false;
    Position& position = state_->position;
    const std::size_t after = position.phase + std::size_t{1};
    if (after >= blueprint_->phases.size()) return false;
    const Phase& phase = blueprint_->phases[position.phase];
    const Phase& next = blueprint_->phases[after];
    if (phase.who != Phase::Who::active || next.who != Phase::Who::active || next.step_count == 0) {
        return false;
    }
    ++position.phase;
    position.seats_served = 0;
    position.active = position.turn;
    position.step = next.first_step;
    position.stage = Stage::run_step;
    return true;
}

void Game::follow(const Next& next) {
    Position& position = state_->position;
    expire(Lifetime::step);
    if (finish_wanted_ || next.kind == Next::Kind::finish) {
        finish_wanted_ = false;
        position.stage = Stage::end_game;
        announce_stage(KernelEvent::game_ends, table_owner);
        return;
    }
    switch (next.kind) {
        case Next::Kind::again:
            position.stage = Stage::run_step;
            break;
        case Next::Kind::step:
            position.step = next.step;
            position.stage = Stage::run_step;
            break;
        case Next::Kind::next_phase:
            if (!go_to_next_phase()) position.stage = Stage::end_phase;
            break;
        case Next::Kind::end_cycle: {
            const Word phase = blueprint_->phases[position.phase].name;
            position.seats_served = 0;
            position.stage = Stage::end_cycle;
            expire(Lifetime::phase);
            announce_stage(KernelEvent::phase_ends, position.active, phase);
            break;
        }
        case Next::Kind::finish:
            break;
    }
}

void Game::follow(std::string_view name) {
    const Phase& phase = blueprint_->phases[state_->position.phase];
    Next next;
    if (name == "again") {
        next.kind = Next::Kind::again;
    } else if (name == "next_phase") {
        next.kind = Next::Kind::next_phase;
    } else if (name == "end_cycle") {
        next.kind = Next::Kind::end_cycle;
    } else if (name == "finish") {
        next.kind = Next::Kind::finish;
    } else {
        for (std::uint16_t at = 0; at < phase.step_count; ++at) {
            const auto index = static_cast<std::uint16_t>(phase.first_step + at);
            if (blueprint_->steps[index].id != name) continue;
            next.kind = Next::Kind::step;
            next.step = index;
        }
        if (next.kind != Next::Kind::step) {
            fail("a step of phase \"" + phase.id + "\" names \"" + std::string{name} +
                 "\" as the next step, but the phase has no such step");
        }
    }
    follow(next);
}

bool Game::is_to_settle(CardId card) const {
    const Card& there = state_->card(card);
    if (there.zone == no_zone) return false;
    const Behaviour& behaviour = behaviours_->cards[index_of(there.definition)];
    if (behaviour.settle_top && state_->covered(card)) return false;
    const auto& from = behaviour.settle_from;
    return from.empty() ||
           std::find(from.begin(), from.end(), state_->zone(there.zone).kind) != from.end();
}

void Game::settle_all() {
    const auto concerned = [this](CardId card) { return is_to_settle(card); };
    const Quiet no_questions{*this, false};
    for (std::uint32_t round = 0; round < limits_.settle_rounds; ++round) {
        work(settlers_.size());
        if (std::none_of(settlers_.begin(), settlers_.end(), concerned)) return;
        const std::uint64_t before = state_->hash();
        work(state_->weight());
        for (const CardId card : settlers_) {
            if (!is_to_settle(card)) continue;
            Context context;
            context.card = card;
            context.definition = state_->card(card).definition;
            context.owner = context.player = state_->owner_of(card);
            scripts_->change(*this, behaviours_->cards[index_of(context.definition)].settle,
                             context);
        }
        if (state_->hash() == before) return;
    }
    fail("limit settle_rounds (" + std::to_string(limits_.settle_rounds) +
             ") reached: the settle functions never come to rest",
         "settle_rounds");
}

}  // namespace cardwright
