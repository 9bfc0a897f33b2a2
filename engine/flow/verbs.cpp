// Verbs: one list of acts each. When a table is dealt, each verb is cut down for each kind of card
// to what can have an effect in this game; everybody runs the result.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {

/// Is the act meant for this kind of card at all?
bool Game::concerns(const Act& act, const Definition& definition) const noexcept {
    if (act.types.any() && (definition.types & act.types).none()) return false;
    if (act.fact == no_fact) return true;
    const std::size_t fact = index_of(act.fact);
    return definition.numbers[fact] != 0 ||
           std::any_of(definition.sides.begin(), definition.sides.end(),
                       [&](const Side& side) { return side.numbers[fact] != 0; });
}

/// Can anybody in this game answer the event, if it is about such a card?
bool Game::may_be_answered(EventId event, DefId about, bool before) const noexcept {
    if (!listened(event)) return false;
    if (effect_listened_[index_of(event)]) return true;
    const auto& listeners = listeners_[index_of(event)];
    return std::any_of(listeners.begin(), listeners.end(), [&](const Listener& listener) {
        const Trigger& trigger =
            behaviours_->cards[index_of(listener.definition)].triggers[listener.trigger];
        return trigger.before == before && (!trigger.self || listener.definition == about);
    });
}

/// Leaves out of a verb what cannot matter for one kind of card.
class Game::VerbCutter {
  public:
    VerbCutter(Game& game, DefId definition)
        : game_{game},
          of_{game.schema().definition(definition)},
          behaviour_{game.behaviours_->cards[index_of(definition)]},
          definition_{definition} {}

    void cut(VerbId verb, VerbForm& form) {
        const std::vector<Act>& acts = game_.blueprint_->verbs[index_of(verb)].acts;
        for (std::size_t at = 0; at < acts.size(); ++at) {
            if (another_card_) {
                form.acts.push_back(acts[at]);  // what card it is by then is seen when it is
            } else {
                take(verb, at, form);
            }
        }
        form.silent = !scripts_run_ && !game_.noisy_;
    }

  private:
    void take(VerbId verb, std::size_t at, VerbForm& form) {
        const std::vector<Act>& acts = game_.blueprint_->verbs[index_of(verb)].acts;
        const Act& act = acts[at];
        if (!game_.concerns(act, of_)) return;
        switch (act.kind) {
            case Act::Kind::announce: {
                const bool answered = game_.may_be_answered(act.event, definition_, true);
                if (!answered && !told_later(acts, at)) return;
                form.acts.push_back(act);
                scripts_run_ = true;
                another_card_ = answered;  // a replacement may change the card
                return;
            }
            case Act::Kind::fire:
                form.acts.push_back(act);
                form.acts.back().heard = game_.may_be_answered(act.event, definition_, false);
                scripts_run_ = scripts_run_ || form.acts.back().heard;
                return;
            case Act::Kind::resolve:
                if (behaviour_.hook(act.hook) == no_function) {
                    form.given.push_back(act.hook);
                    give(form);
                } else {
                    form.acts.push_back(act);
                    scripts_run_ = true;
                }
                return;
            case Act::Kind::give:
                give(form);
                return;
            case Act::Kind::call:
                form.acts.push_back(act);
                scripts_run_ = true;
                return;
            case Act::Kind::run:
                run(act, form);
                return;
            case Act::Kind::pick:
                // Where nothing can have happened to it, the card still lies where it lay.
                if (!scripts_run_ && lies_there(verb, act)) return;
                form.acts.push_back(act);
                scripts_run_ = another_card_ = true;
                return;
            default:
                form.acts.push_back(act);
                return;
        }
    }

    bool lies_there(VerbId verb, const Act& act) const {
        const VerbArgument& from = game_.blueprint_->verbs[index_of(verb)].arguments[act.argument];
        return from.kind == VerbArgument::Kind::here;
    }

    /// A hook that runs later is told of the event, even if nobody answers it.
    bool told_later(const std::vector<Act>& acts, std::size_t announced) const {
        return std::any_of(
            acts.begin() + static_cast<std::ptrdiff_t>(announced), acts.end(), [&](const Act& act) {
                return act.kind == Act::Kind::resolve && behaviour_.hook(act.hook) != no_function;
            });
    }

    /// What the card gives, as acts of its own.
    void give(VerbForm& form) const {
        for (const auto& [name, many] : of_.gives) {
            const GiveKind* kind = game_.blueprint_->find_give(name);
            if (kind == nullptr) continue;
            form.acts.push_back(kind->act);
            form.acts.back().times = many;
        }
    }

    /// A verb that sets no script going becomes a part of the one that runs it.
    void run(const Act& act, VerbForm& form) {
        VerbForm inner;
        VerbCutter cutter{game_, definition_};
        cutter.cut(act.verb, inner);
        if (cutter.scripts_run_) {
            form.acts.push_back(act);
            scripts_run_ = another_card_ = true;
            return;
        }
        for (Act& part : inner.acts) {
            part.argument = no_argument;  // nobody has said anything: its own defaults hold
            form.acts.push_back(part);
        }
        form.given.insert(form.given.end(), inner.given.begin(), inner.given.end());
    }

    Game& game_;
    const Definition& of_;
    const Behaviour& behaviour_;
    DefId definition_;
    bool scripts_run_ = false;
    bool another_card_ = false;  ///< the verb may go on with another card than the one picked
};

void Game::index_verbs() {
    const std::size_t definitions = schema().definitions.size();
    verb_forms_.assign(blueprint_->verbs.size() * definitions, {});
    for (std::size_t at = 0; at < verb_forms_.size(); ++at) {
        VerbCutter cutter{*this, id_at<DefId>(at % definitions)};
        cutter.cut(id_at<VerbId>(at / definitions), verb_forms_[at]);
        verb_forms_[at].brief = verb_forms_[at].silent && make_brief(verb_forms_[at]);
    }
}

/// Most cards go somewhere and give something to count: then their acts need not be read again.
bool Game::make_brief(VerbForm& form) {
    for (const Act& act : form.acts) {
        if (act.kind == Act::Kind::fire) continue;  // only a journal would tell
        if (act.everyone) return false;
        if (act.kind == Act::Kind::move_picked && form.to == no_zone_kind) {
            if (!act.direct) return false;
            form.to = act.to;
        } else if (act.kind == Act::Kind::add && act.scope == Scope::player &&
                   act.amount.kind == Amount::Kind::constant) {
            form.counts.emplace_back(act.counter, std::int64_t{act.amount.value} * act.times);
        } else {
            return false;
        }
    }
    return true;
}

bool Game::run_verb_now(const VerbCall& wanted) {
    if (whole_verbs) return false;
    const VerbForm& form = form_of(wanted.verb, wanted.card);
    if (!form.silent) return false;
    count_given_again(form, wanted.player, wanted.card, wanted.time);
    perform_all(form.acts, {wanted.player, wanted.card, 0, wanted.arguments});
    return true;
}

/// A card that is played once more without moving counts all the same.
void Game::count_given_again(const VerbForm& form, OwnerId player, CardId card, std::uint8_t time) {
    if (time <= 1 || tally == nullptr || branch_ != nullptr) return;
    for (const HookId hook : form.given) tally->count_again(*state_, player, card, hook);
}

void Game::push_verb(const VerbCall& wanted) {
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
    frame.context.definition = state_->card(wanted.card).definition;
    for (std::size_t at = 0; at < verb.arguments.size(); ++at) {
        const bool given = at < wanted.arguments.size() && !wanted.arguments[at].empty();
        frame.arguments.push_back(
            given ? wanted.arguments[at]
                  : default_argument(verb.arguments[at], wanted.player, wanted.card));
    }
}

Value Game::default_argument(const VerbArgument& argument, OwnerId player, CardId card) const {
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

/// The zone that an argument of a verb names by now: a script may have said something else.
ZoneId Game::zone_in(const Act& act, const ActPlace& place) const {
    if (act.argument < place.arguments.size()) {
        const Value said = place.arguments[act.argument];
        if (!said.empty()) return said.zone();
    }
    if (act.to == no_zone_kind) fail("this verb was told no zone, and the card lies nowhere");
    return state_->zone_of(act.to, place.player);
}

/// An event about the picked card, with everything the verb was told that it has a field for.
std::uint32_t Game::verb_event(const Frame& frame, const Act& act) {
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
    if (frame.verb == no_verb) return index;
    const auto& arguments = blueprint_->verbs[index_of(frame.verb)].arguments;
    const auto& fields = event_fields_[index_of(act.event)];
    for (std::size_t at = 0; at < arguments.size(); ++at) {
        if (std::find(fields.begin(), fields.end(), arguments[at].name) == fields.end()) continue;
        event.fields.emplace_back(arguments[at].name, frame.arguments[at]);
    }
    return index;
}

/// An event of the rules, for who reads along.
void Game::note_event(EventId kind, OwnerId player, CardId card) {
    if (journal == nullptr) return;
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::happened;
    entry.word = event_names_[index_of(kind)];
    entry.who = player;
    if (card != no_card) entry.cards.push_back(as_seen(card));
    note(std::move(entry));
}

void Game::announce(Frame& frame, const Act& act) {
    frame.context.event = verb_event(frame, act);
    if (!anyone_answers(frame.context.event, true)) return;
    ask_for_event(frame.context.event, true);
    push_events();
}

void Game::fire(Frame& frame, const Act& act) {
    note_event(act.event, frame.context.player, frame.context.card);
    if (!act.heard || !listened(act.event)) return;
    const bool announced = frame.context.event != no_event_index &&
                           strand_->events[frame.context.event].kind == act.event;
    if (!announced) frame.context.event = verb_event(frame, act);
    if (!anyone_answers(frame.context.event, false)) return;
    ask_for_event(frame.context.event, false);
    push_events();
}

/// What sets scripts going: it may need a place on the stack above the verb's own.
void Game::begin_act(Frame& frame, const Act& act) {
    const OwnerId player = frame.context.player;
    const CardId card = frame.context.card;
    switch (act.kind) {
        case Act::Kind::announce:
            announce(frame, act);
            return;
        case Act::Kind::fire:
            fire(frame, act);
            return;
        case Act::Kind::resolve: {
            Request wanted;
            wanted.player = player;
            wanted.card = card;
            wanted.hook = act.hook;
            wanted.event = frame.context.event;
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
            called.arguments.assign({Value::of(player), Value::of(card)});
            return;
        }
        default:
            return;
    }
}

/// Takes over what an act has brought about. False: the verb ends here, and comes to nothing.
bool Game::conclude_act(Frame& frame, const Act& act) {
    if (!concerns(act, state_->definition(frame.context.card))) return true;
    switch (act.kind) {
        case Act::Kind::announce: {
            const Event& event = strand_->events[frame.context.event];
            if (event.cancelled) return false;
            const auto& arguments = blueprint_->verbs[index_of(frame.verb)].arguments;
            for (std::size_t at = 0; at < arguments.size(); ++at) {
                const Value said = event.field(arguments[at].name);
                if (!said.empty()) tell(frame, at, said);
            }
            return go_on_with(frame, event.field(word_card_));
        }
        case Act::Kind::call:
            if (act.argument != no_argument) {
                tell(frame, act.argument,
                     frame.reply.values.empty() ? Value{} : frame.reply.values[0]);
            }
            return true;
        case Act::Kind::run:
            return go_on_with(frame, frame.reply.values.empty() ? Value{} : frame.reply.values[0]);
        case Act::Kind::pick: {
            const ZoneId zone =
                zone_in(act, {frame.context.player, frame.context.card, 0, frame.arguments});
            if (state_->card(frame.context.card).zone == zone) return true;
            const auto cards = state_->cards_in(zone);
            return go_on_with(frame, cards.empty() ? Value{} : Value::of(cards.back()));
        }
        default:
            return true;
    }
}

/// What a script says of an argument is of the argument's kind. A list, above all, belongs to the
/// event it stands in and means nothing elsewhere.
void Game::tell(Frame& frame, std::size_t argument, Value said) const {
    const VerbArgument& of = blueprint_->verbs[index_of(frame.verb)].arguments[argument];
    const bool number = of.kind == VerbArgument::Kind::number;
    if (said.kind() != (number ? ValueKind::integer : ValueKind::zone)) {
        fail("\"" + std::string{words_.text(of.name)} + "\" of this verb must be " +
             (number ? "a whole number" : "a zone"));
    }
    frame.arguments[argument] = said;
}

bool Game::go_on_with(Frame& frame, Value card) const {
    if (card.kind() != ValueKind::card) return false;
    frame.context.card = card.card();
    frame.context.definition = state_->card(card.card()).definition;
    return true;
}

void Game::end_verb(Frame& frame, bool succeeded) {
    const Value result = succeeded ? Value::of(frame.context.card) : Value{};
    const bool of_verb = frame.verb != no_verb;
    pop();
    if (!of_verb || strand_->depth == 0) return;
    Frame& parent = strand_->top();
    if (parent.kind == Frame::Kind::script || parent.kind == Frame::Kind::acts) {
        parent.reply.set(result);
    }
}

}  // namespace cardwright
