// Events: raising them, and what those who hear of them may do.

#include "api/tables.hpp"

namespace cardwright::api {
namespace {

constexpr Argument resolve_keys[] = {
    {"hook", "hook_name", "Which function of the card's script."},
    {"event", "event?", "What the function finds as `ctx.event`."},
    {"gives", "boolean?", "Whether what the card gives comes first; true unless told."},
    {"time", "integer?", "Which of several times it is: players are told."},
    {"times", "integer?", "How many times there are in all."},
};

constexpr Row event_table[] = {
    {Object::game,
     "fire",
     Kind::method,
     Use::changes,
     {{{"event", "event_name|event", "A name, or an event that `announce` returned."},
       {"fields", "table<string, value|value[]>?", "What the event tells, for a name."}}},
     "event",
     "Raises an event and runs its triggers.",
     "game:fire(\"mended\", { player = me, card = card })"},
    {Object::game,
     "announce",
     Kind::method,
     Use::changes,
     {{{"name", "event_name"}, {"fields", "table<string, value|value[]>?"}}},
     "event",
     "Runs the replacements of an event before it happens; then look at `event.cancelled`.",
     "local event = game:announce(\"mended\", { player = me, card = card })"},
    {Object::player,
     "resolve",
     Kind::method,
     Use::asks,
     {{{"card", "card"}, {"how", "table", "", resolve_keys}}},
     "",
     "Carries out what a card gives and then one of its hooks.",
     "me:resolve(card, { hook = \"on_mend\", event = event })"},
    {Object::game,
     "respond",
     Kind::method,
     Use::asks,
     {{{"window", "string", "A window that the ruleset declares."},
       {"event", "event", "What players may answer."}}},
     "boolean",
     "Players may answer an event, one after the other, until all pass in a row; false if one of "
     "the answers has cancelled it.",
     "if not game:respond(\"answer\", event) then return end"},
    {Object::event,
     "cancel",
     Kind::method,
     Use::changes,
     {},
     "",
     "The event does not happen.",
     "ctx.event:cancel()"},
    {Object::event,
     "leave_out",
     Kind::method,
     Use::changes,
     {{{"x", "value"}}},
     "",
     "The event does not concern x.",
     "ctx.event:leave_out(ctx.owner)"},
    {Object::event,
     "set",
     Kind::method,
     Use::changes,
     {{{"field", "string"}, {"value", "value|value[]"}}},
     "",
     "Changes a field of the event.",
     "ctx.event:set(\"to\", me.row)"},
    {Object::event,
     "once_more",
     Kind::method,
     Use::changes,
     {{{"card", "card"}}},
     "",
     "What the event makes this card do (its `self` triggers) in the stages to come happens a "
     "second time.",
     "ctx.event:once_more(card)"},
};

}  // namespace

std::span<const Row> event_rows() {
    return event_table;
}

}  // namespace cardwright::api
