#include "flow/stack/stack.hpp"

namespace cardwright {

Frame& Stack::push(Frame::Kind kind) {
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

void Stack::count_frame() {
    if (++frames_in_step_ <= limits_.frames_per_step) return;
    fail("limit frames_per_step (" + std::to_string(limits_.frames_per_step) +
             ") reached: one step sets off effects without end",
         "frames_per_step");
}

Frame& Stack::push_function(FunctionRef function, const Context& context, Word title) {
    Frame& frame = push(Frame::Kind::script);
    frame.function = function;
    frame.context = context;
    frame.title = title;
    return frame;
}

void Stack::push_acts(const std::vector<Act>* acts,
                      const std::vector<std::pair<Word, std::int32_t>>* gives, OwnerId player,
                      CardId picked, std::int32_t number) {
    Frame& frame = push(Frame::Kind::acts);
    frame.acts = acts;
    frame.gives = gives;
    frame.context.player = frame.context.owner = player;
    frame.context.card = picked;
    frame.number = number;
}

void Stack::push_events() {
    // The first to happen is resolved first: it must lie on top.
    for (std::size_t left = request.events.size(); left > 0; --left) {
        Frame& frame = push(Frame::Kind::event);
        frame.context.event = request.events[left - 1];
        frame.before = request.before;
        const Event& event = strand_->events[frame.context.event];
        const Value about = event.field(word_card_);
        if (index_of(event.kind) >= kernel_event_count && about.kind() == ValueKind::card) {
            frame.title = event_names_[index_of(event.kind)];
            frame.context.card = about.card();
            frame.context.definition = state_->card(about.card()).definition;
        }
    }
    request.events.clear();
    request.kind = Request::Kind::none;
}

void Stack::resolve(const Request& wanted) {
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
    context.answers = wanted.answers;
    const Behaviour& behaviour = behaviours_->cards[index_of(definition)];
    const FunctionRef function = behaviour.hook(wanted.hook);
    if (function != no_function) {
        Frame& frame = push_function(function, context, hook_names_[index_of(wanted.hook)]);
        frame.time = wanted.time;
        frame.times = wanted.times;
    }
    const auto& gives = schema().definition(definition).gives;
    if (wanted.give && !gives.empty()) {
        if (table_.changes_are_heard) {
            push_acts(nullptr, &gives, wanted.player, wanted.card, 0);
        } else {
            this->give(gives, wanted.player);
        }
    }
}

void Stack::ask() {
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

void Stack::pop() {
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

void Stack::drop_frames(Strand& strand) noexcept {
    for (std::size_t at = 0; at < strand.depth; ++at) {
        Frame& frame = strand.frames[at];
        if (frame.kind == Frame::Kind::script && frame.thread >= 0) scripts_->abandon(frame);
        if (frame.kind == Frame::Kind::together) scripts_->release(frame.function);
    }
    strand.depth = 0;
    strand.drop_events(0);
    strand.asking = false;
}

bool Stack::run_verb_now(const VerbCall& wanted) {
    if (whole_verbs) return false;
    const VerbForm& form = form_of(wanted.verb, wanted.card);
    if (!form.silent) return false;
    count_given_again(form, wanted.player, wanted.card, wanted.time);
    perform_all(form.acts, {wanted.player, wanted.card, 0, wanted.arguments});
    return true;
}

/// A card that is played once more without moving counts all the same.
void Stack::count_given_again(const VerbForm& form, OwnerId player, CardId card,
                              std::uint8_t time) {
    if (time <= 1 || tally == nullptr || branch_ != nullptr) return;
    for (const HookId hook : form.given) tally->count_again(*state_, player, card, hook);
}

void Stack::push_verb(const VerbCall& wanted) {
    Frame& frame = push(Frame::Kind::acts);
    const VerbKind& verb = blueprint_->verbs[index_of(wanted.verb)];
    const VerbForm& form = form_of(wanted.verb, wanted.card);
    frame.acts = whole_verbs ? &verb.acts : &form.acts;
    if (!whole_verbs) count_given_again(form, wanted.player, wanted.card, wanted.time);
    frame.verb = wanted.verb;
    frame.title = verb_names_[index_of(wanted.verb)];
    frame.time = wanted.time;
    frame.times = wanted.times;
    frame.context.player = frame.context.owner = wanted.player;
    frame.context.card = wanted.card;
    frame.context.answers = wanted.answers;
    frame.context.definition = state_->card(wanted.card).definition;
    for (std::size_t at = 0; at < verb.arguments.size(); ++at) {
        const bool given = at < wanted.arguments.size() && !wanted.arguments[at].empty();
        frame.arguments.push_back(
            given ? wanted.arguments[at]
                  : default_argument(verb.arguments[at], wanted.player, wanted.card));
    }
}

Value Stack::default_argument(const VerbArgument& argument, OwnerId player, CardId card) const {
    switch (argument.kind) {
        case VerbArgument::Kind::number:
            return Value::of(std::int64_t{argument.number});
        case VerbArgument::Kind::here: {
            const ZoneId here = state_->card(card).zone;
            return here == no_zone ? Value{} : Value::of(here);
        }
        case VerbArgument::Kind::zone:
            break;
    }
    if (!schema().zone(argument.zone).shared) must_be_somebody(player);
    return Value::of(state_->zone_of(argument.zone, player));
}

}  // namespace cardwright
