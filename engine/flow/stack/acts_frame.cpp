// Runs a list of acts, a verb or not, and stops where one of them sets scripts going: an event
// that is announced before it happens or fired when it has, a hook, a function, another verb.

#include <algorithm>

#include "flow/stack/frame_runner.hpp"

namespace cardwright {
namespace {

/// Acts that may need a place on the stack above their own.
bool asks_scripts(const Act& act) noexcept {
    return act.kind >= Act::Kind::announce;
}

}  // namespace

void FrameRunner::run_acts(Frame& frame) {
    raised_.clear();
    auto& list = frame.as<ActsFrame>();
    const std::vector<Act>& acts = *list.acts;
    while (true) {
        if (list.verb != no_verb && list.next > 0 && !conclude_act(frame, acts[list.next - 1U])) {
            end_acts(frame, false);
            return;
        }
        if (list.next == acts.size()) break;
        const Act& act = acts[list.next++];
        if (asks_scripts(act)) {
            if (!concerns(act, state_->definition(frame.context.card))) continue;
            const std::size_t depth = strand_->depth;
            begin_act(frame, act);
            if (strand_->depth != depth) return;
            continue;
        }
        if (perform(act, {frame.context.player, frame.context.card, list.number, list.arguments},
                    act.times)) {
            push_events();
            return;
        }
    }
    end_acts(frame, true);
}

void FrameRunner::run_gives(Frame& frame) {
    raised_.clear();
    auto& list = frame.as<GivesFrame>();
    while (list.next < list.gives->size()) {
        const std::size_t at = list.next++;
        if (give(std::span{*list.gives}.subspan(at, 1), frame.context.player)) {
            push_events();
            return;
        }
    }
    pop();
}

/// What sets scripts going: it may need a place on the stack above the verb's own.
void FrameRunner::begin_act(Frame& frame, const Act& act) {
    const OwnerId player = frame.context.player;
    const CardId card = frame.context.card;
    switch (act.kind) {
        case Act::Kind::announce:
            announce(frame, act);
            return;
        case Act::Kind::fire:
            fire(frame, act);
            return;
        case Act::Kind::respond: {
            const bool announced = frame.context.event != no_event_index &&
                                   strand_->events[frame.context.event].kind == act.event;
            if (!announced) frame.context.event = verb_event(frame, act);
            open_window({act.window, frame.context.event, player});
            return;
        }
        case Act::Kind::resolve: {
            ResolveRequest wanted;
            wanted.player = player;
            wanted.card = card;
            wanted.hook = act.hook;
            wanted.event = frame.context.event;
            wanted.answers = frame.context.answers;
            wanted.time = frame.time;  // only to be counted: the verb tells which time it is
            resolve(wanted);
            return;
        }
        case Act::Kind::run: {
            VerbCall inner;
            inner.verb = act.verb;
            inner.player = player;
            inner.card = card;
            inner.time = frame.time;
            if (run_verb_now(inner)) {
                frame.reply.set(Value::of(card));
            } else {
                push_verb(inner);
            }
            return;
        }
        case Act::Kind::call: {
            Frame& called =
                push_function(behaviours_->act_functions[act.function], frame.context, frame.title);
            called.as<FunctionFrame>().arguments.assign({Value::of(player), Value::of(card)});
            return;
        }
        default:
            return;
    }
}

/// Takes over what an act has brought about. False: the verb ends here, and comes to nothing.
bool FrameRunner::conclude_act(Frame& frame, const Act& act) {
    if (!concerns(act, state_->definition(frame.context.card))) return true;
    switch (act.kind) {
        case Act::Kind::announce: {
            const Event& event = strand_->events[frame.context.event];
            if (event.cancelled) return false;
            const auto& arguments =
                blueprint_->verbs[index_of(frame.as<ActsFrame>().verb)].arguments;
            for (std::size_t at = 0; at < arguments.size(); ++at) {
                const Value said = event.field(arguments[at].name);
                if (!said.empty()) tell(frame, at, said);
            }
            return go_on_with(frame, event.field(word_card_));
        }
        case Act::Kind::respond:
            return !strand_->events[frame.context.event].cancelled;
        case Act::Kind::call:
            if (act.argument != no_argument) {
                tell(frame, act.argument,
                     frame.reply.values.empty() ? Value{} : frame.reply.values[0]);
            }
            return true;
        case Act::Kind::run:
            return go_on_with(frame, frame.reply.values.empty() ? Value{} : frame.reply.values[0]);
        case Act::Kind::pick: {
            const ZoneId zone = zone_in(act, {frame.context.player, frame.context.card, 0,
                                              frame.as<ActsFrame>().arguments});
            if (state_->card(frame.context.card).zone == zone) return true;
            const auto cards = state_->cards_in(zone);
            return go_on_with(frame, cards.empty() ? Value{} : Value::of(cards.back()));
        }
        default:
            return true;
    }
}

bool FrameRunner::go_on_with(Frame& frame, Value card) const {
    if (card.kind() != ValueKind::card) return false;
    frame.context.card = card.card();
    frame.context.definition = state_->card(card.card()).definition;
    return true;
}

/// What a script says of an argument is of the argument's kind. A list, above all, belongs to the
/// event it stands in and means nothing elsewhere.
void FrameRunner::tell(Frame& frame, std::size_t argument, Value said) const {
    auto& list = frame.as<ActsFrame>();
    const VerbArgument& of = blueprint_->verbs[index_of(list.verb)].arguments[argument];
    const bool number = of.kind == VerbArgument::Kind::number;
    if (said.kind() != (number ? ValueKind::integer : ValueKind::zone)) {
        fail("\"" + std::string{words_.text(of.name)} + "\" of this verb must be " +
             (number ? "a whole number" : "a zone"));
    }
    list.arguments[argument] = said;
}

void FrameRunner::end_acts(const Frame& frame, bool succeeded) {
    const Value result = succeeded ? Value::of(frame.context.card) : Value{};
    const bool of_verb = frame.as<ActsFrame>().verb != no_verb;
    pop();
    if (!of_verb || strand_->depth == 0) return;
    Frame& parent = strand_->top();
    if (parent.is<FunctionFrame>() || parent.is<ActsFrame>()) {
        parent.reply.set(result);
    }
}

/// An event about the picked card, with everything the verb was told that it has a field for.
std::uint32_t FrameRunner::verb_event(const Frame& frame, const Act& act) {
    const std::uint32_t index = new_event(act.event);
    Event& event = strand_->events[index];
    event.fields.emplace_back(word_player_, Value::of(frame.context.player));
    event.fields.emplace_back(word_card_, Value::of(frame.context.card));
    if (act.everyone_in != no_word) {
        auto& everyone = event.lists.emplace_back();
        for (const OwnerId seat : seats_from(frame.context.player)) {
            everyone.push_back(Value::of(seat));
        }
        event.fields.emplace_back(act.everyone_in, Value{ValueKind::list, 0});
    }
    const auto& list = frame.as<ActsFrame>();
    if (list.verb == no_verb) return index;
    const auto& arguments = blueprint_->verbs[index_of(list.verb)].arguments;
    const auto& fields = event_fields_[index_of(act.event)];
    for (std::size_t at = 0; at < arguments.size(); ++at) {
        if (std::find(fields.begin(), fields.end(), arguments[at].name) == fields.end()) continue;
        event.fields.emplace_back(arguments[at].name, list.arguments[at]);
    }
    return index;
}

void FrameRunner::announce(Frame& frame, const Act& act) {
    frame.context.event = verb_event(frame, act);
    if (!anyone_answers(frame.context.event, true)) return;
    raise_event(frame.context.event, true);
    push_events();
}

void FrameRunner::fire(Frame& frame, const Act& act) {
    note_event(act.event, frame.context.player, frame.context.card);
    if (!act.heard || !listened(act.event)) return;
    const bool announced = frame.context.event != no_event_index &&
                           strand_->events[frame.context.event].kind == act.event;
    if (!announced) frame.context.event = verb_event(frame, act);
    if (!anyone_answers(frame.context.event, false)) return;
    raise_event(frame.context.event, false);
    push_events();
}

// ---- verbs, and what scripts have carried out for a card ----

bool FrameRunner::run_verb_now(const VerbCall& wanted) {
    if (whole_verbs) return false;
    const VerbForm& form = form_of(wanted.verb, wanted.card);
    if (!form.silent) return false;
    count_given_again(form, wanted.player, wanted.card, wanted.time);
    perform_all(form.acts, {wanted.player, wanted.card, 0, wanted.arguments});
    return true;
}

/// A card that is played once more without moving counts all the same.
void FrameRunner::count_given_again(const VerbForm& form, OwnerId player, CardId card,
                                    std::uint8_t time) {
    if (time <= 1 || tally == nullptr || branch_ != nullptr) return;
    for (const HookId hook : form.given) tally->count_again(*state_, player, card, hook);
}

void FrameRunner::push_verb(const VerbCall& wanted) {
    Frame& frame = push<ActsFrame>();
    auto& list = frame.as<ActsFrame>();
    const VerbKind& verb = blueprint_->verbs[index_of(wanted.verb)];
    const VerbForm& form = form_of(wanted.verb, wanted.card);
    list.acts = whole_verbs ? &verb.acts : &form.acts;
    if (!whole_verbs) count_given_again(form, wanted.player, wanted.card, wanted.time);
    list.verb = wanted.verb;
    frame.title = verb_names_[index_of(wanted.verb)];
    frame.time = wanted.time;
    frame.times = wanted.times;
    frame.context.player = frame.context.owner = wanted.player;
    frame.context.card = wanted.card;
    frame.context.answers = wanted.answers;
    frame.context.definition = state_->card(wanted.card).definition;
    for (std::size_t at = 0; at < verb.arguments.size(); ++at) {
        const bool given = at < wanted.arguments.size() && !wanted.arguments[at].empty();
        list.arguments.push_back(
            given ? wanted.arguments[at]
                  : default_argument(verb.arguments[at], wanted.player, wanted.card));
    }
}

Value FrameRunner::default_argument(const VerbArgument& argument, OwnerId player,
                                    CardId card) const {
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

void FrameRunner::resolve(const ResolveRequest& wanted) {
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
            push_gives(gives, wanted.player, wanted.card);
        } else {
            this->give(gives, wanted.player);
        }
    }
}

}  // namespace cardwright
