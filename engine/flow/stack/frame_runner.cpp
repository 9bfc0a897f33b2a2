// The loop over the stack: an answer goes to the frame that asked, and frames run until somebody is
// asked again.

#include "flow/stack/frame_runner.hpp"

#include <algorithm>
#include <utility>

namespace cardwright {
namespace {

/// One function for each kind of frame.
template <typename... Functions>
struct ForEachKind : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
ForEachKind(Functions...) -> ForEachKind<Functions...>;

}  // namespace

void FrameRunner::run() {
    const Running running{*this};
    while (run_strand() && main_state_->position.point != Position::Point::finished) run_point();
}

void FrameRunner::run_point() {
    switch (state_->position.point) {
        case Position::Point::begin_game:
            begin_game();
            return;
        case Position::Point::begin_cycle:
            begin_cycle();
            return;
        case Position::Point::begin_phase:
            begin_phase();
            return;
        case Position::Point::run_step:
            if (between_steps) between_steps(*state_);
            run_step();
            return;
        case Position::Point::end_phase:
            end_phase();
            return;
        case Position::Point::end_cycle:
            end_cycle();
            return;
        case Position::Point::pass_turn:
            pass_turn();
            return;
        case Position::Point::pass_part:
            pass_part();
            return;
        case Position::Point::end_game:
            end_game();
            return;
        case Position::Point::finished:
            return;
    }
}

void FrameRunner::carry_out(OwnerId seat, std::span<const std::int32_t> picks) {
    const Running running{*this};
    picks_taken_ += picks.size();
    if (picks_taken_ > limits_.picks_per_game) {
        fail_limit("picks_per_game", limits_.picks_per_game, "far too much has to be answered");
    }
    Branch* branch = branch_of(seat);
    if (branch != nullptr) {
        branch->answers.emplace_back(picks.begin(), picks.end());
        enter(branch);
        strand_->asking = false;
        deliver(strand_->choice, picks);
        run_branch(*branch);
        enter(nullptr);
        const bool all_done = std::all_of(branches_.begin(), branches_.end(),
                                          [](const auto& each) { return each->done; });
        if (!all_done) return;
        join();
    } else {
        main_strand_.asking = false;
        if (!carry_out_short(picks) && !take_meanwhile(main_strand_.choice, picks)) {
            deliver(main_strand_.choice, picks);
        }
    }
    run();
}

void FrameRunner::note_answer(const Choice& choice, std::size_t picks) {
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::chose;
    entry.who = choice.seat;
    entry.word = choice.prompt;
    entry.number = static_cast<std::int64_t>(picks);
    entry.public_to = seat_bit(choice.seat);
    note(std::move(entry));
}

void FrameRunner::deliver(const Choice& choice, std::span<const std::int32_t> picks) {
    Frame& frame = strand_->top();
    if (journal != nullptr) note_answer(choice, picks.size());
    if (frame.is<StepFrame>()) {
        take_menu_answer(frame, picks);
    } else if (auto* const serving = std::get_if<EventFrame>(&frame.kind)) {
        run_trigger(*serving, serving->askable[static_cast<std::size_t>(picks[0])]);
    } else if (auto* const window = std::get_if<WindowFrame>(&frame.kind)) {
        take_window_answer(*window, picks);
    } else {
        fill_reply(choice, picks, frame.reply);
        if (choice.to != no_zone && move_picked(choice, frame.reply)) push_events();
    }
}

/// Where the question says that what is picked goes somewhere. True if somebody listens to it.
bool FrameRunner::move_picked(const Choice& choice, const Reply& reply) {
    std::vector<CardId> cards;
    for (const Value value : reply.values) {
        if (value.kind() == ValueKind::card) cards.push_back(value.card());
    }
    raised_.clear();
    return move_cards(cards, choice.to, State::Place::top, choice.seat);
}

bool FrameRunner::run_strand() {
    while (strand_->depth > 0) {
        if (strand_->asking) return false;
        Frame& frame = strand_->top();
        const bool goes_on =
            std::visit(ForEachKind{[&](StepFrame& /*step*/) { return run_step_frame(frame), true; },
                                   [&](FunctionFrame& /*function*/) { return run_function(frame); },
                                   [&](ActsFrame& /*acts*/) { return run_acts(frame), true; },
                                   [&](GivesFrame& /*gives*/) { return run_gives(frame), true; },
                                   [&](EventFrame& serving) { return run_event(serving), true; },
                                   [&](WindowFrame& /*window*/) { return run_window(frame), true; },
                                   [&](BranchesFrame& /*branches*/) { return false; }},
                       frame.kind);
        if (!goes_on) return false;
    }
    return true;
}

/// False if it waits for players who decide together.
bool FrameRunner::run_function(Frame& frame) {
    request_ = {};
    raised_.clear();
    auto& function = frame.as<FunctionFrame>();
    const auto outcome = function.coroutine < 0
                             ? scripts_->start(*game_, function, frame.context, frame.reply)
                             : scripts_->resume(*game_, function, frame.reply);
    if (outcome == ScriptRunner::Outcome::finished) {
        raised_.clear();
        pop();
        return true;
    }
    serve_request();
    return branches_.empty() || branch_ != nullptr;
}

void FrameRunner::serve_request() {
    // Serving one may run scripts, and those may request something.
    const Request request = std::exchange(request_, {});
    std::visit(
        ForEachKind{[&](std::monostate) { fail("a script stopped without asking for anything"); },
                    [&](AskRequest) { ask(); }, [&](EventsRequest) { push_events(); },
                    [&](const ResolveRequest& wanted) { resolve(wanted); },
                    [&](const VerbCall& wanted) { push_verb(wanted); },
                    [&](WindowRequest wanted) { open_window(wanted); },
                    [&](const BranchesRequest& wanted) { begin_branches(wanted); }},
        request);
}

void FrameRunner::ask() {
    if (++choices_asked_ > limits_.choices_per_game) {
        fail("limit choices_per_game (" + std::to_string(limits_.choices_per_game) +
                 ") reached: the game asks without end",
             "choices_per_game");
    }
    if (first_question_ && branch_ == nullptr) {
        first_question_ = false;
        offer_meanwhile(strand_->choice);
    }
    if (!state_->order.in_game(strand_->choice.seat)) {
        fail("a player who has left the game decides nothing");
    }
    strand_->asking = true;
}

void FrameRunner::fill_reply(const Choice& choice, std::span<const std::int32_t> picks,
                             Reply& reply) {
    reply.clear();
    if (choice.kind == Choice::Kind::number) {
        reply.values.push_back(picks.empty() ? Value{} : Value::of(std::int64_t{picks[0]}));
        return;
    }
    if (choice.reply == Choice::Reply::grouped) {
        reply.values.push_back(Value::of(choice.options[static_cast<std::size_t>(picks[0])].group));
    }
    reply.as_list = choice.reply == Choice::Reply::list;
    if (choice.reply == Choice::Reply::one && picks.empty()) reply.values.emplace_back();
    PickCounter counter{choice, picks};
    for (const std::int32_t pick : picks) {
        const Option& option = choice.options[static_cast<std::size_t>(pick)];
        const std::size_t nth = counter.add(pick);
        const bool card = option.what.kind() == ValueKind::card;
        reply.values.push_back(card ? Value::of(choice.card_of(option, nth)) : option.what);
    }
}

}  // namespace cardwright
