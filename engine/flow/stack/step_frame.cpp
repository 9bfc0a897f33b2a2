// Steps: menus, lists of acts, functions of the ruleset.

#include "flow/stack/frame_runner.hpp"

namespace cardwright {

/// Most steps ask nothing and set nothing off: they need no place on the stack. Leaves the open
/// question of a menu behind if it has to be asked.
inline bool FrameRunner::run_without_frame(const Step& step) {
    switch (step.kind) {
        case Step::Kind::script:
            return false;
        case Step::Kind::acts:
            if (table_.changes_are_heard) return false;
            perform_all(step.acts, {state_->position.active, no_card, 0, {}});
            settle();
            follow(is_over(step) ? Next{Next::Kind::finish, 0} : step.next);
            return true;
        case Step::Kind::menu: {
            const MenuPlan& menu = table_.menus[state_->position.step];
            if (menu.exit != nullptr && !offers_anything(menu, state_->position.active)) {
                settle();
                follow(menu.exit->next);
                return true;
            }
            build_menu(state_->position.step, state_->position.active, strand_->choice);
            return false;
        }
    }
    return false;
}

void FrameRunner::run_step() {
    if (++steps_run_ > limits_.steps_per_game) {
        fail("limit steps_per_game (" + std::to_string(limits_.steps_per_game) +
                 ") reached: the game goes on without end",
             "steps_per_game");
    }
    frames_in_step_ = 0;
    first_question_ = !table_.interrupting.empty();
    if (first_question_) {
        step_start_ = std::make_unique<State>(*state_);
        step_journal_ = journal != nullptr ? journal->size() : 0;
        if (tally != nullptr) tally->mark();
    }
    const Step& step = blueprint_->steps[state_->position.step];
    if (run_without_frame(step)) return;
    Frame& frame = push<StepFrame>();
    frame.as<StepFrame>().step = state_->position.step;
    frame.context.player = frame.context.owner = state_->position.active;
    if (step.kind != Step::Kind::menu) return;
    if (strand_->choice.options.empty()) {
        fail("the menu of step \"" + step.id + "\" offers nothing");
    }
    ask();
}

void FrameRunner::run_step_frame(Frame& frame) {
    auto& at = frame.as<StepFrame>();
    const Step& step = blueprint_->steps[at.step];
    switch (step.kind) {
        case Step::Kind::script: {
            if (!at.begun) {
                at.begun = true;
                push_function(behaviours_->steps[at.step], frame.context, step_names_[at.step]);
                return;
            }
            settle();
            const Value next = frame.reply.values.empty() ? Value{} : frame.reply.values[0];
            const bool named = next.kind() == ValueKind::word;
            pop();
            if (named) {
                follow(words_.text(next.word()));
            } else {
                follow(step.next);
            }
            return;
        }
        case Step::Kind::acts: {
            if (!at.begun) {
                at.begun = true;
                push_acts(step.acts, frame.context.player, no_card, 0);
                return;
            }
            settle();
            pop();
            follow(is_over(step) ? Next{Next::Kind::finish, 0} : step.next);
            return;
        }
        case Step::Kind::menu:
            break;
    }
    const MenuEntry& entry = step.menu[at.entry];
    while (at.next_pick < at.picked.size()) {
        const CardId card = at.picked[at.next_pick++];
        if (!carry_out_pick(frame.context.player, entry, card)) return;
    }
    settle();
    pop();
    follow(entry.next);
}

const MenuEntry& FrameRunner::entry_of(const Step& step, const Option& option) noexcept {
    std::size_t at = 0;
    while (step.menu[at].name != option.group) ++at;
    return step.menu[at];
}

void FrameRunner::take_menu_answer(Frame& frame, std::span<const std::int32_t> picks) {
    auto& at = frame.as<StepFrame>();
    const Step& step = blueprint_->steps[at.step];
    const Choice& choice = strand_->choice;
    const Option& first = choice.options[static_cast<std::size_t>(picks[0])];
    const MenuEntry& entry = entry_of(step, first);
    at.entry = static_cast<std::uint16_t>(&entry - step.menu.data());
    at.picked.clear();
    at.next_pick = 0;
    if (entry.kind != MenuEntry::Kind::cards) {
        const bool counts = entry.kind == MenuEntry::Kind::counter;
        carry_out_entry(entry, frame.context.player,
                        counts ? static_cast<std::int32_t>(first.what.number()) : 0);
        return;
    }
    PickCounter counter{choice, picks};
    for (const std::int32_t pick : picks) {
        const Option& option = choice.options[static_cast<std::size_t>(pick)];
        at.picked.push_back(choice.card_of(option, counter.add(pick)));
    }
}

/// What is about no card: a word, or a number that was chosen.
void FrameRunner::carry_out_entry(const MenuEntry& entry, OwnerId player, std::int32_t number) {
    raised_.clear();
    for (const Payment& payment : entry.pay) {
        add_to(Scope::player, index_of(player), payment.counter,
               -amount(payment.amount, player, no_card, 0));
    }
    if (!table_.changes_are_heard) {
        perform_all(entry.acts, {player, no_card, number, {}});
        return;
    }
    if (!entry.acts.empty()) push_acts(entry.acts, player, no_card, number);
    // What listens to the payment comes first: it lies on top of what was paid for.
    push_events();
}

/// Most answers to menus come down to cards that go somewhere and give something. Those need no
/// place on the stack, and nothing about them is left to check. False, and nothing has happened, if
/// there is more to it.
bool FrameRunner::carry_out_short(std::span<const std::int32_t> picks) {
    const Frame& frame = main_strand_.top();
    if (!frame.is<StepFrame>() || whole_verbs) return false;
    const OwnerId player = frame.context.player;
    if (index_of(player) >= state_->owners()) return false;
    const Choice& choice = main_strand_.choice;
    const Option* const options = choice.options.data();
    const Step& step = blueprint_->steps[frame.as<StepFrame>().step];
    const Word group = options[picks[0]].group;
    const MenuEntry* entry = step.menu.data();
    const MenuEntry* const last = entry + step.menu.size();
    while (entry != last && entry->name != group) ++entry;
    if (entry == last || entry->verb == no_verb) return false;
    candidates_.clear();
    CardId* picked = candidates_.room(picks.size());
    std::int32_t before = -1;
    std::size_t nth = 0;
    for (const std::int32_t pick : picks) {
        if (pick < before) return false;
        nth = pick == before ? nth + 1 : 0;
        before = pick;
        const CardId card = choice.card_of(options[pick], nth);
        if (form_of(entry->verb, card).short_acts.empty()) return false;
        *picked++ = card;
    }
    candidates_.end_at(picked);
    if (journal != nullptr) note_answer(choice, picks.size());
    if (!entry->pay.empty() || !perform_short_together(entry->verb, candidates_, player)) {
        for (const CardId card : candidates_) {
            for (const Payment& payment : entry->pay) pay(payment, player, card);
            perform_short(form_of(entry->verb, card), player, card);
        }
    }
    settle();
    pop();
    follow(entry->next);
    return true;
}

/// True if it is done already, false if frames were pushed that must run first.
bool FrameRunner::carry_out_pick(OwnerId player, const MenuEntry& entry, CardId card,
                                 std::uint32_t answers) {
    raised_.clear();
    for (const Payment& payment : entry.pay) {
        add_to(Scope::player, index_of(player), payment.counter,
               -amount(payment.amount, player, card, 0));
    }
    if (entry.verb != no_verb) {
        const VerbForm& form = form_of(entry.verb, card);
        if (form.silent && !whole_verbs) {
            perform_all(form.acts, {player, card, 0, {}});
            return true;
        }
        VerbCall wanted;
        wanted.verb = entry.verb;
        wanted.player = player;
        wanted.card = card;
        wanted.answers = answers;
        push_verb(wanted);
    } else {
        if (!table_.changes_are_heard) {
            perform_all(entry.acts, {player, card, 0, {}});
            return true;
        }
        push_acts(entry.acts, player, card, 0);
    }
    // What listens to the payment comes first: it lies on top of what was paid for.
    push_events();
    return false;
}

bool FrameRunner::take_meanwhile(const Choice& choice, std::span<const std::int32_t> picks) {
    if (choice.kind != Choice::Kind::pick || picks.empty()) return false;
    const Option& option = choice.options[static_cast<std::size_t>(picks[0])];
    if (option.group != word_meanwhile_) return false;
    // The step begins anew afterwards, so that nothing it had worked out can be stale.
    const CardId card = choice.card_of(option, 0);
    const OwnerId seat = choice.seat;
    drop_frames(main_strand_);
    *main_state_ = *step_start_;
    if (journal != nullptr) journal->resize(step_journal_);
    if (tally != nullptr) tally->back_to_mark();
    Context context;
    context.card = card;
    context.definition = state_->card(card).definition;
    context.player = context.owner = seat;
    push_function(behaviours_->cards[index_of(context.definition)].meanwhile, context,
                  word_meanwhile_);
    return true;
}

}  // namespace cardwright
