// The choice stack: frames are data on our own stack, so a chain of effects of any depth can stop
// at a question and go on later.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {

Frame& Game::push(Frame::Kind kind) {
    if (strand_->depth >= limits_.frame_depth) {
        std::string path;
        for (const std::string& line : chain()) {
            if (!path.empty()) path += " > ";
            path += line;
        }
        fail("limit frame_depth (" + std::to_string(limits_.frame_depth) +
                 ") reached: effects set each other off without end: " + path,
             "frame_depth");
    }
    count_frame();
    return strand_->push(kind);
}

void Game::count_frame() {
    if (++frames_in_step_ <= limits_.frames_per_step) return;
    fail("limit frames_per_step (" + std::to_string(limits_.frames_per_step) +
             ") reached: one step sets off effects without end",
         "frames_per_step");
}

Frame& Game::push_function(FunctionRef function, const Context& context, Word title) {
    Frame& frame = push(Frame::Kind::script);
    frame.function = function;
    frame.context = context;
    frame.title = title;
    return frame;
}

void Game::pop() {
    Frame& frame = strand_->top();
    if (frame.aside != no_zone && !state_->cards_in(frame.aside).empty()) {
        std::string cards;
        for (const CardId card : state_->cards_in(frame.aside)) {
            cards += (cards.empty() ? "" : ", ") + state_->definition(card).id;
        }
        fail("the effect ended while cards are still set aside: " + cards +
             "; move them somewhere before it ends");
    }
    --strand_->depth;
    strand_->drop_events(strand_->depth == 0 ? 0 : frame.events_before);
    if (frame.kind != Frame::Kind::script) return;
    if (strand_->depth == 0) {
        if (branch_ != nullptr) branch_->result = frame.reply;
        return;
    }
    Frame& parent = strand_->top();
    if (parent.kind != Frame::Kind::event && parent.kind != Frame::Kind::together) {
        std::swap(parent.reply, frame.reply);
    }
}

bool Game::run_strand() {
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
            case Frame::Kind::together:
                return false;
            case Frame::Kind::script: {
                request.kind = Request::Kind::none;
                const auto outcome = frame.thread < 0 ? scripts_->start(*this, frame)
                                                      : scripts_->resume(*this, frame);
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

void Game::ask() {
    if (++choices_asked_ > limits_.choices_per_game) {
        fail("limit choices_per_game (" + std::to_string(limits_.choices_per_game) +
                 ") reached: the game asks without end",
             "choices_per_game");
    }
    if (first_question_ && branch_ == nullptr) {
        first_question_ = false;
        offer_meanwhile(strand_->choice);
    }
    strand_->asking = true;
}

void Game::serve_request() {
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
        case Request::Kind::none:
            fail("a script stopped without asking for anything");
            break;
    }
}

void Game::resolve(const Request& wanted) {
    count_frame();  // even if the card does nothing: a script may ask for it without end
    const DefId definition = state_->card(wanted.card).definition;
    if (wanted.time > 1 && tally != nullptr && branch_ == nullptr) {
        tally->count_again(*state_, wanted.player, wanted.card, wanted.hook);
    }
    Context context;
    context.player = context.owner = wanted.player;
    context.card = wanted.card;
    context.definition = definition;
    context.event = wanted.event;
    const Behaviour& behaviour = behaviours_->cards[index_of(definition)];
    const FunctionRef function = behaviour.hook(wanted.hook);
    if (function != no_function) {
        Frame& frame = push_function(function, context, hook_names_[index_of(wanted.hook)]);
        frame.time = wanted.time;
        frame.times = wanted.times;
    }
    const auto& gives = schema().definition(definition).gives;
    if (wanted.give && !gives.empty()) {
        if (noisy_) {
            push_acts(nullptr, &gives, wanted.player, wanted.card, 0);
        } else {
            this->give(gives, wanted.player);
        }
    }
}

void Game::drop_frames(Strand& strand) noexcept {
    for (std::size_t at = 0; at < strand.depth; ++at) {
        Frame& frame = strand.frames[at];
        if (frame.kind == Frame::Kind::script && frame.thread >= 0) scripts_->abandon(frame);
        if (frame.kind == Frame::Kind::together) scripts_->release(frame.function);
    }
    strand.depth = 0;
    strand.drop_events(0);
    strand.asking = false;
}

void Game::deliver(const Choice& choice, std::span<const std::int32_t> picks) {
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
    fill_reply(choice, picks, frame.reply);
}

void Game::fill_reply(const Choice& choice, std::span<const std::int32_t> picks, Reply& reply) {
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
    PickCounter counter{choice};
    for (const std::int32_t pick : picks) {
        const Option& option = choice.options[static_cast<std::size_t>(pick)];
        const std::size_t nth = counter.add(pick);
        const bool card = option.what.kind() == ValueKind::card;
        reply.values.push_back(card ? Value::of(choice.card_of(option, nth)) : option.what);
    }
}

}  // namespace cardwright
