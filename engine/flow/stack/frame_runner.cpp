// The loop over the stack, and what scripts that stop are served with.

#include "flow/stack/frame_runner.hpp"

namespace cardwright {

bool FrameRunner::run_strand() {
    while (strand_->depth > 0) {
        if (strand_->asking) return false;
        Frame& frame = strand_->top();
        switch (frame.kind) {
            case Frame::Kind::step:
                run_step_frame(frame);
                break;
            case Frame::Kind::event:
                run_event_frame(frame);
                break;
            case Frame::Kind::acts:
                run_acts_frame(frame);
                break;
            case Frame::Kind::window:
                run_window_frame(frame);
                break;
            case Frame::Kind::together:
                return false;
            case Frame::Kind::script: {
                request.kind = Request::Kind::none;
                const auto outcome = frame.thread < 0 ? scripts_->start(*game_, frame)
                                                      : scripts_->resume(*game_, frame);
                if (outcome == ScriptRunner::Outcome::finished) {
                    pop();
                } else {
                    serve_request();
                    if (!branches_.empty() && branch_ == nullptr) return false;
                }
                break;
            }
        }
    }
    return true;
}

void FrameRunner::serve_request() {
    switch (request.kind) {
        case Request::Kind::ask:
            ask();
            break;
        case Request::Kind::event:
            push_events();
            break;
        case Request::Kind::resolve:
            resolve(request);
            break;
        case Request::Kind::verb:
            push_verb(request.verb);
            break;
        case Request::Kind::together:
            begin_together();
            break;
        case Request::Kind::window: {
            const Value player = strand_->events[request.event].field(word_player_);
            open_window(request.window, request.event,
                        player.kind() == ValueKind::owner ? player.owner() : table_owner);
            break;
        }
        case Request::Kind::none:
            fail("a script stopped without asking for anything");
            break;
    }
}

void FrameRunner::deliver(const Choice& choice, std::span<const std::int32_t> picks) {
    Frame& frame = strand_->top();
    if (journal != nullptr) {
        JournalEntry entry;
        entry.kind = JournalEntry::Kind::chose;
        entry.who = choice.seat;
        entry.word = choice.prompt;
        entry.number = static_cast<std::int64_t>(picks.size());
        entry.public_to = seat_bit(choice.seat);
        note(std::move(entry));
    }
    if (frame.kind == Frame::Kind::step) {
        take_menu_answer(frame, picks);
        return;
    }
    if (frame.kind == Frame::Kind::event) {
        run_trigger(frame, frame.askable[static_cast<std::size_t>(picks[0])]);
        return;
    }
    if (frame.kind == Frame::Kind::window) {
        take_window_answer(frame, picks);
        return;
    }
    fill_reply(choice, picks, frame.reply);
}

}  // namespace cardwright
