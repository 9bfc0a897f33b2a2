#include "api/api.hpp"

#include <algorithm>

#include "api/tables.hpp"

namespace cardwright::api {
namespace {

constexpr ObjectInfo all_objects[] = {
    {Object::game, "game", "the game",
     "The table as a whole. Scripts reach it as `game`, bots as `view`. Zones of the table, its "
     "counters, queries about it and owners without a seat are on it by name."},
    {Object::player, "player", "a player",
     "Somebody who owns zones and counters: a seat, or an owner without one. Zones, counters, "
     "queries and verbs of players are on it by name."},
    {Object::card, "card", "a card",
     "One card of the game. Facts, counters, queries and verbs of cards are on it by name."},
    {Object::zone, "zone", "a zone",
     "One place where cards lie. Counters of zones are on it by name."},
    {Object::zones, "zones", "zones",
     "All zones of one kind: slots (`zones[2]`), piles (`zones.some_card`), or those of all "
     "players (`game.all.some_zone`)."},
    {Object::definition, "definition", "a definition",
     "What all copies of a card have in common. Facts are on it by name."},
    {Object::context, "context", "a context",
     "What a function of a script is told about its call: `ctx`. Verbs of contexts are on it by "
     "name."},
    {Object::event, "event", "an event",
     "Something that happens. Its own fields are on it by name."},
    {Object::choice, "choice", "a choice",
     "The question a bot has to answer. Each helper returns an answer, or nil if the choice does "
     "not allow it."},
};

constexpr Type all_types[] = {
    {"integer", "a whole number"},
    {"boolean", "true or false"},
    {"string", "a text"},
    {"any", "anything"},
    {"nil", "nothing"},
    {"table", "a table"},
    {"cards", "cards, wherever they are taken from: a zone serves as the list of its cards",
     "card|zone|zones|(card|zone|zones)[]"},
    {"filter", "conditions that cards must fulfil, see [filters](filters.md)", "table"},
    {"value", "what the engine can keep: a number, a truth, a word or an object",
     "integer|boolean|string|player|card|zone|definition"},
    {"face", "which way a card lies", "\"up\"|\"down\""},
    {"answer", "an answer to the open choice, to be returned by the bot", "integer"},
    {"text_key", "the key of a text in a locale file", "string"},
    {"reason", "a code that says why not; its words are at `reason.<code>` in a locale file",
     "string"},
    {"card_name", "the id of a card", "string"},
    {"type_name", "a type of cards", "string"},
    {"counter_name", "a counter of the object", "string"},
    {"event_name", "an event the ruleset or a set declares", "string"},
    {"hook_name", "a hook the ruleset or a set declares", "string"},
    {"number_name", "a query, counter or printed number of cards", "string"},
    {"effect_name", "an effect that the script of the source card declares", "string"},
    {"lifetime", "when an effect ends",
     "\"turn\"|\"phase\"|\"round\"|\"step\"|\"next_time\"|\"game\""},
    {"refuse",
     "says why a candidate is not offered: nothing, or a reason and what it speaks of; about cards "
     "also a list of reasons, each with the keys of the filter of the cards it is for",
     "(fun(candidate: any): reason?, table?)|table<any, reason>|table[]"},
    {"why", "says why a candidate is refused; then what `refuse` returns only counts as yes or no",
     "fun(candidate: any): reason?, table?"},
    {"option", "one thing that may be picked: `{ group, what, count, name }`",
     "{ group: string?, what: value, count: integer, name: string? }"},
};

constexpr Argument all_filter_keys[] = {
    {"type", "type_name|type_name[]?", "Any of these types."},
    {"name", "card_name|definition|(card_name|definition)[]?", "Any of these cards."},
    {"top", "boolean?", "Whether no card lies on it."},
    {"face_up", "boolean?", "Whether it lies face up."},
    {"except", "filter?", "A filter that must not hold."},
    {"where", "fun(card: card): boolean?", "A function that only answers."},
};

constexpr Argument reason_keys[] = {
    {"reason", "reason", "Why the cards that pass the filter are not offered."},
};
constexpr Argument listed{"refuse", "table", "", reason_keys, true};

}  // namespace

std::span<const ObjectInfo> objects() {
    return all_objects;
}

const ObjectInfo& info(Object object) {
    return all_objects[static_cast<std::size_t>(object)];
}

std::span<const Type> types() {
    return all_types;
}

std::span<const Argument> filter_keys() {
    return all_filter_keys;
}

const Argument& listed_reason() {
    return listed;
}

const std::vector<const Row*>& rows() {
    static const std::vector<const Row*> all = [] {
        std::vector<const Row*> list;
        for (const auto part : {field_rows(), answer_rows(), change_rows(), question_rows(),
                                event_rows(), game_rows(), bot_rows()}) {
            for (const Row& row : part) list.push_back(&row);
        }
        return list;
    }();
    return all;
}

const Row* find(Object object, std::string_view name) {
    const auto found = std::find_if(rows().begin(), rows().end(), [&](const Row* row) {
        return row->on.has(object) && row->name == name;
    });
    return found == rows().end() ? nullptr : *found;
}

}  // namespace cardwright::api
