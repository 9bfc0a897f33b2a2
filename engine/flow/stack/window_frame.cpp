// Players answer what is about to happen, one after the other, until all pass in a row. An answer
// is carried out above the window, so what it sets off can be answered in its turn and is over
// first; then the window is open again. What happens after the window is its parent's to say.

#include <algorithm>

#include "flow/stack/frame_runner.hpp"

namespace cardwright {

void FrameRunner::open_window(std::uint8_t number, std::uint32_t event, OwnerId player) {
    if (branch_ != nullptr) fail("while players decide together nobody can answer the others");
    const Window& window = blueprint_->windows[number];
    Frame& frame = push(Frame::Kind::window);
    frame.title = window.name;
    frame.window = number;
    frame.step = window.step;
    frame.passed = frame.turn = 0;
    frame.answers_given = 0;
    frame.context.event = event;
    frame.context.player = frame.context.owner = player;
    const Value about = strand_->events[event].field(word_card_);
    if (about.kind() == ValueKind::card) {
        frame.context.card = about.card();
        frame.context.definition = state_->card(about.card()).definition;
    }
    // Whoever sets it off has had their say: they come last.
    const bool seated = index_of(player) < state_->seats();
    frame.order = seats_from(seated ? after(player) : state_->position.turn);
    if (window.others) std::erase(frame.order, player);
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

void FrameRunner::run_window_frame(Frame& frame) {
    const Window& window = blueprint_->windows[frame.window];
    const bool cancelled = strand_->events[frame.context.event].cancelled;
    while (!cancelled && frame.passed < frame.order.size()) {
        const OwnerId seat = frame.order[frame.turn];
        if (may_answer(window, seat)) {
            build_menu(frame.step, seat, strand_->choice);
            strand_->choice.about =
                frame.context.card == no_card ? Value{} : Value::of(frame.context.card);
            ask();
            return;
        }
        ++frame.passed;
        frame.turn = static_cast<std::uint8_t>((frame.turn + 1U) % frame.order.size());
    }
    pop();
    if (strand_->depth > 0 && strand_->top().kind == Frame::Kind::script) {
        strand_->top().reply.set(Value::of(!cancelled));
    }
}

void FrameRunner::take_window_answer(Frame& frame, std::span<const std::int32_t> picks) {
    const Choice& choice = strand_->choice;
    const Option& picked = choice.options[static_cast<std::size_t>(picks[0])];
    const MenuEntry& entry = entry_of(blueprint_->steps[frame.step], picked);
    const std::size_t players = frame.order.size();
    if (entry.kind != MenuEntry::Kind::cards) {
        ++frame.passed;
        frame.turn = static_cast<std::uint8_t>((frame.turn + 1U) % players);
        return;
    }
    if (++frame.answers_given > limits_.answers_per_window) {
        fail_limit("answers_per_window", limits_.answers_per_window,
                   "players answer each other without end");
    }
    const OwnerId seat = frame.order[frame.turn];
    const std::uint32_t event = frame.context.event;
    const CardId card = choice.card_of(picked, 0);
    frame.passed = 0;
    frame.turn = 0;
    static_cast<void>(carry_out_pick(entry, seat, card, event));
}

}  // namespace cardwright
