// What is read from objects.

#include "api/tables.hpp"

namespace cardwright::api {
namespace {

constexpr Row field(Objects on, std::string_view name, std::string_view type,
                    std::string_view sentence, std::string_view example, Use use = Use::anywhere) {
    return {on, name, Kind::field, use, {}, type, sentence, example};
}

constexpr Row field_table[] = {
    field(Object::game, "players", "player[]",
          "All seats, from the active player on; see `seats` for the order of seats.",
          "for _, p in ipairs(game.players) do p:add(\"tokens\", 1) end"),
    field(Object::game, "seats", "player[]", "All seats in their order at the table.",
          "local first = game.seats[1]"),
    field(Object::game, "active", "player?", "Who acts in this phase; nil where nobody does.",
          "if game.active == me then return end"),
    field(Object::game, "turn", "player?", "Whose turn it is.",
          "if game.turn ~= me then return 0 end"),
    field(Object::game, "first", "player?", "Who goes first.", "local p = game.first"),
    field(Object::game, "reversed", "boolean", "Whether play goes to the right.",
          "if game.reversed then return me.right end"),
    field(Object::game, "round", "integer", "The number of the round, from 1.",
          "if game.round == 1 then return end"),
    field(Object::game, "phase", "string?", "The id of the phase; nil while a table is dealt.",
          "if game.phase == \"night\" then return end"),
    field(Object::game, "params", "table<string, integer>",
          "The numbers that the ruleset and its sets declare under `params`.",
          "me:add(\"tokens\", game.params.wages)"),
    field(Object::game, "options", "table<string, integer>",
          "What the table has chosen of the ruleset's `options`.",
          "if game.options.hard == 1 then return 2 end"),
    field(Object::game, "lineup", "definition[]", "The cards of the line-up, in its order.",
          "for _, d in ipairs(game.lineup) do game:create_pile(game.piles, d, 10) end"),
    field(Object::game, "all", "table<string, zones>", "The zones of all players, by kind.",
          "local n = game.all.row:count()"),
    field(Object::game, "definitions", "definition[]", "All cards of the sets in use.",
          "for _, d in ipairs(game.definitions) do if d:is(\"relic\") then return d end end"),
    field(Object::game, "me", "player", "The player whose bot is asked.",
          "local mine = view.me.row:count()", Use::bots),

    field(Object::player, "next", "player", "Who comes after this player in the order of play.",
          "game:next_turn(me.next.next)"),
    field(Object::player, "skips", "integer", "How many turns the player is going to miss.",
          "if me.skips > 0 then return end"),
    field(Object::player, "left", "player", "The neighbour on the left.",
          "me:move(card, me.left.row)"),
    field(Object::player, "right", "player", "The neighbour on the right.",
          "me:move(card, me.right.row)"),
    field(Object::player, "others", "player[]", "All other seats, from the left.",
          "for _, p in ipairs(me.others) do p:take(\"tokens\") end"),
    field(Object::player, "everyone", "player[]", "All seats, from this one on.",
          "for _, p in ipairs(me.everyone) do p:add(\"tokens\", 1) end"),
    field(Object::player, "seat", "integer", "The number of the seat, from 1.",
          "local number = me.seat"),
    field(Object::player, "turns", "integer",
          "How many turns (in games by rounds: rounds) the player has begun.",
          "if me.turns == 1 then return end"),

    field(Object::card | Object::definition, "name", "card_name", "The id of the card.",
          "if card.name == \"ant\" then return end"),
    field(Object::card, "owner", "player?", "Whose zone it lies in; nil on the table.",
          "if card.owner == me then return end"),
    field(Object::card, "zone", "zone?", "Where it lies: a single zone, also for slots and piles.",
          "if card.zone == me.row then return end"),
    field(Object::card, "below", "card?", "The card it lies on.", "local base = card.below"),
    field(Object::card, "side", "integer", "The side it shows, from 0.",
          "card:turn(1 - card.side)"),
    field(Object::card, "face_up", "boolean", "Whether it lies face up.",
          "if not card.face_up then return end"),
    field(Object::card, "definition", "definition", "What all copies of it have in common.",
          "if a.definition == b.definition then return end"),
    field(Object::card | Object::definition, "params", "table<string, any>",
          "The params of its entry in the set file.", "local keep = card.params.keep"),
    field(Object::definition, "gives", "table<string, integer>",
          "What it gives when it is carried out, as its entry in the set file says.",
          "local tokens = card.definition.gives.tokens or 0"),
    field(Object::card, "printed", "definition",
          "Its facts as printed, where a query has the same name.",
          "local printed = card.printed.cost"),

    field(Object::zone, "name", "string", "Its kind, as the ruleset calls it.",
          "if zone.name == \"row\" then return end"),
    field(Object::zone, "owner", "player?", "Whose it is; nil on the table.",
          "if zone.owner == me then return end"),
    field(Object::zone, "slot", "integer", "The number of the slot, from 1; 0 if there are none.",
          "local place = card.zone.slot"),
    field(Object::zone, "pile", "definition?", "Which card the pile is of.",
          "if zone.pile:is(\"relic\") then return end"),

    field(Object::context, "player", "player",
          "Who carries out the effect; nil where nobody does (`deal`, `start`).",
          "local me = ctx.player"),
    field(Object::context, "owner", "player", "Whose card or effect it is; nil on the table.",
          "if ctx.owner ~= ctx.player then return end"),
    field(Object::context, "card", "card",
          "The card whose script runs; nil in scripts of the ruleset that are told of none.",
          "ctx.player:move(ctx.card, game.box)"),
    field(Object::context, "params", "table<string, any>", "The params of that card.",
          "ctx.player:add(\"tokens\", ctx.params.tokens)"),
    field(Object::context, "event", "event", "The event that set it off; nil if none did.",
          "if ctx.event.card == ctx.card then return end"),
    field(Object::context, "aside", "zone", "A zone of this effect alone, gone when it is over.",
          "me:move(card, ctx.aside)", Use::changes),
    field(Object::context, "effect", "value[]?", "The fields of the temporary effect that runs.",
          "local n = ctx.effect[1]"),

    field(Object::event, "cancelled", "boolean", "Whether somebody has cancelled it.",
          "if event.cancelled then return end"),

    field(Object::choice, "prompt", "text_key", "Which question it is.",
          "if choice.prompt == \"ask.keep\" then return choice:all() end", Use::bots),
    field(Object::choice, "about", "value?", "What the question is about.",
          "local card = choice.about", Use::bots),
    field(Object::choice, "min", "integer", "How many must be picked; the lowest number.",
          "local n = choice.min", Use::bots),
    field(Object::choice, "max", "integer", "How many may be picked; the highest number.",
          "local n = choice.max", Use::bots),
    field(Object::choice, "kind", "\"pick\"|\"number\"|\"order\"", "What an answer is.",
          "if choice.kind == \"number\" then return choice:number(choice.max) end", Use::bots),
    field(Object::choice, "optional", "boolean", "Whether nothing may be picked.",
          "if choice.optional then return choice:default() end", Use::bots),
};

}  // namespace

std::span<const Row> field_rows() {
    return field_table;
}

}  // namespace cardwright::api
