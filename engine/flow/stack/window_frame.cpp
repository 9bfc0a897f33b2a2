// Players answer what is about to happen, one after the other, until all pass in a row. An answer
// is carried out above the window, so what it sets off can be answered in its turn and is over
// first; then the window is open again. What happens after the window is its parent's to say.

#include <algorithm>

#include "flow/stack/frame_runner.hpp"

namespace cardwright {

void FrameRunner::open_window(WindowRequest wanted) {
    if (branch_ != nullptr) fail("while players decide together nobody can answer the others");
    const Window& window = blueprint_->windows[wanted.window];
    const OwnerId player = wanted.player;
    Frame& frame = push<WindowFrame>();
    frame.title = window.name;
    frame.context.event = wanted.event;
    frame.context.player = frame.context.owner = player;
    const Value about = strand_->events[wanted.event].field(word_card_);
    if (about.kind() == ValueKind::card) {
        frame.context.card = about.card();
        frame.context.definition = state_->card(about.card()).definition;
    }
    auto& open = frame.as<WindowFrame>();
    open.window = wanted.window;
    open.step = window.step;
    open.event = wanted.event;
    // Whoever sets it off has had their say: they come last.
    const bool seated = index_of(player) < state_->seats();
    open.order = seats_from(seated ? after(player) : state_->position.turn);
    if (window.others) std::erase(open.order, player);
}

bool FrameRunner::may_answer(const Window& window, OwnerId seat) {
    if (!state_->order.in_game(seat)) return false;
    return offers_anything(table_.menus[window.step], seat) ||
           (window.maybe && might_answer(blueprint_->steps[window.step], seat));
}

/// Does it hold a card that somebody else does not know, where answers come from?
bool FrameRunner::might_answer(const Step& step, OwnerId seat) const {
    const SeatMask everyone = state_->topology().everyone();
    return std::any_of(step.menu.begin(), step.menu.end(), [&](const MenuEntry& entry) {
        if (entry.kind != MenuEntry::Kind::cards) return false;
        const auto zones = state_->topology().family(entry.from, seat);
        return std::any_of(zones.begin(), zones.end(), [&](ZoneId zone) {
            const auto cards = state_->cards_in(zone);
            return std::any_of(cards.begin(), cards.end(), [&](CardId card) {
                return state_->card(card).known_by != everyone;
            });
        });
    });
}

void FrameRunner::run_window(Frame& frame) {
    auto& open = frame.as<WindowFrame>();
    const Window& window = blueprint_->windows[open.window];
    const bool cancelled = strand_->events[open.event].cancelled;
    while (!cancelled && open.passed < open.order.size()) {
        const OwnerId seat = open.order[open.turn];
        if (may_answer(window, seat)) {
            build_menu(open.step, seat, strand_->choice);
            strand_->choice.about =
                frame.context.card == no_card ? Value{} : Value::of(frame.context.card);
            ask();
            return;
        }
        ++open.passed;
        open.turn = static_cast<std::uint8_t>((open.turn + 1U) % open.order.size());
    }
    pop();
    if (strand_->depth > 0 && strand_->top().is<FunctionFrame>()) {
        strand_->top().reply.set(Value::of(!cancelled));
    }
}

void FrameRunner::take_window_answer(WindowFrame& window, std::span<const std::int32_t> picks) {
    const Choice& choice = strand_->choice;
    const Option& picked = choice.options[static_cast<std::size_t>(picks[0])];
    const MenuEntry& entry = entry_of(blueprint_->steps[window.step], picked);
    if (entry.kind != MenuEntry::Kind::cards) {
        ++window.passed;
        window.turn = static_cast<std::uint8_t>((window.turn + 1U) % window.order.size());
        return;
    }
    if (++window.answers_given > limits_.answers_per_window) {
        fail_limit("answers_per_window", limits_.answers_per_window,
                   "players answer each other without end");
    }
    const OwnerId seat = window.order[window.turn];
    window.passed = window.turn = 0;
    static_cast<void>(carry_out_pick(seat, entry, choice.card_of(picked, 0), window.event));
}

}  // namespace cardwright
