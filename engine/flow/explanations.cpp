// Why something is asked, and why something cannot be answered.

#include "flow/game.hpp"
#include "state/lens.hpp"

namespace cardwright {

std::vector<Reason> Game::reasons(OwnerId seat) const {
    std::vector<Reason> lines;
    const Lens lens{state_for(seat), seat};
    // What a hidden card sets off can be asked of players who must not learn which card it is.
    const auto named = [&](const Context& context) {
        if (context.card == no_card) return context.definition;
        return lens.knows(context.card) ? lens.state().card(context.card).definition
                                        : no_definition;
    };
    const auto add = [&](const Strand& strand) {
        for (std::size_t at = 0; at < strand.depth; ++at) {
            const Frame& frame = strand.frames[at];
            if (frame.title == no_word) continue;
            lines.push_back(
                {frame.title, named(frame.context), frame.context.player, frame.time, frame.times});
        }
    };
    add(main_strand_);
    if (const Branch* branch = branch_of(seat)) add(branch->strand);
    return lines;
}

Refused FrameRunner::why(OwnerId seat, Value candidate, Word group) {
    Branch* const branch = branch_of(seat);
    Strand& asked = branch != nullptr ? branch->strand : main_strand_;
    if (!asked.asking || !asked.top().is<FunctionFrame>()) return {};
    const Game::LookAs as_the_seat{*game_, seat};
    return scripts_->why(*game_, asked.top().as<FunctionFrame>(), candidate, group);
}

void FrameRunner::explain(OwnerId seat) {
    Branch* const branch = branch_of(seat);
    Choice& choice = (branch != nullptr ? branch->strand : main_strand_).choice;
    if (game_->open_choice(seat) != &choice) return;
    for (Refused& refused : choice.refused) {
        if (refused.reason != no_word) continue;
        refused = why(seat, refused.what, refused.group);
        if (refused.reason == no_word) fail("`why` gives no reason for what `refuse` refuses");
    }
}

Refused Game::why_not(OwnerId seat, CardId card, Word group) {
    explain(seat);
    const Choice* choice = open_choice(seat);
    if (choice == nullptr) return {};
    const Refused* other_way = nullptr;
    for (const Refused& refused : choice->refused) {
        if (refused.what != Value::of(card)) continue;
        if (group == no_word || refused.group == group) return refused;
        if (other_way == nullptr) other_way = &refused;
    }
    if (other_way != nullptr) return *other_way;
    const Frame& frame = main_strand_.top();
    const auto* const at = std::get_if<StepFrame>(&frame.kind);
    const auto* const window = std::get_if<WindowFrame>(&frame.kind);
    if (at == nullptr && window == nullptr) return {};
    Refused refused;
    refused.what = Value::of(card);
    const Step& step = blueprint_->steps[at != nullptr ? at->step : window->step];
    if (state_->card(card).zone == no_zone) return {};
    const ZoneInfo& place = state_->zone(state_->card(card).zone);
    for (const MenuEntry& entry : step.menu) {
        if (entry.kind != MenuEntry::Kind::cards || entry.from != place.kind) continue;
        if (!schema().zone(entry.from).shared && place.owner != seat) continue;
        if (group != no_word && entry.name != group) continue;
        refused.group = entry.name;
        if (const Clause* clause = failing(entry.where, card, seat)) {
            refused.reason = clause->reason;
            return refused;
        }
        for (const Payment& payment : entry.pay) {
            const std::int64_t have =
                state_->counter(Scope::player, index_of(seat), payment.counter);
            const std::int64_t need = amount(payment.amount, seat, card, 0);
            if (have >= need) continue;
            refused.reason = payment.reason;
            refused.particulars = {{words_.intern("need"), Value::of(need)},
                                   {words_.intern("have"), Value::of(have)}};
            return refused;
        }
    }
    return {};
}

Refused Game::why_idle(OwnerId seat) {
    const Choice* asked = open_choice();
    if (asked == nullptr || asked->seat == seat || !branches_.empty() ||
        index_of(seat) >= state_->seats() || behaviours_->why_idle == no_function) {
        return {};
    }
    return scripts_->reason(*this, behaviours_->why_idle, seat, asked->seat);
}

std::string_view Game::code_of(Refusal refusal, const Choice* choice) const noexcept {
    const Word own = choice != nullptr ? own_reason(*choice, refusal) : no_word;
    if (own != no_word) return words_.text(own);
    const std::string& called = blueprint_->reasons[static_cast<std::size_t>(refusal)];
    return called.empty() ? std::string_view{reason_code(refusal)} : called;
}

}  // namespace cardwright
