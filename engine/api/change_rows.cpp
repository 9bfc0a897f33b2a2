// What scripts change: movements, counters, faces, effects.

#include "api/tables.hpp"

namespace cardwright::api {
namespace {

constexpr Objects movers = Object::game | Object::player;

constexpr Argument move_keys[] = {
    {"to", "\"top\"|\"bottom\"?", "Which end of the zone; the top unless told."},
    {"face", "face?", "How the cards lie afterwards; up unless told."},
};

constexpr Argument effect_keys[] = {
    {"source", "card?", "The card whose script declares it; that of the context unless told."},
    {"ends", "lifetime?", "When it ends."},
    {"fields", "value[]?", "Up to four values, read as `ctx.effect[1]`."},
};

constexpr Argument counter{"counter", "counter_name"};

constexpr Row change_table[] = {
    {movers,
     "move",
     Kind::method,
     Use::changes,
     {{{"cards", "cards"}, {"zone", "zone"}, {"how", "table?", "", move_keys}}},
     "",
     "Moves cards to the top or the bottom of a zone. Who moves them keeps knowing them; several "
     "in one call into a hidden pile: the others do not see their order.",
     "me:move(cards, me.stock, { to = \"bottom\" })"},
    {movers,
     "draw_from",
     Kind::method,
     Use::changes,
     {{{"zone", "zone"}, {"to", "zone"}, {"n", "integer"}}},
     "card[]",
     "Moves up to n cards from the top of a zone, refilling it by shuffling; returns them.",
     "local drawn = me:draw_from(me.stock, me.row, 2)"},
    {movers,
     "shuffle",
     Kind::method,
     Use::changes,
     {{{"zone", "zone"}}},
     "",
     "Shuffles a zone.",
     "me:shuffle(me.stock)"},
    {movers,
     "refill",
     Kind::method,
     Use::changes,
     {{{"zone", "zone"}}},
     "boolean",
     "Shuffles what the zone refills from into it if it is empty; false if it stays empty.",
     "if not me:refill(me.stock) then return end"},
    {movers,
     "lay",
     Kind::method,
     Use::changes,
     {{{"card", "card"}, {"on", "card|zone"}}},
     "",
     "Lays a card on another, or in a zone.",
     "me:lay(card, me.row:top())"},
    {movers,
     "turn_face",
     Kind::method,
     Use::changes,
     {{{"cards", "cards"}, {"face", "face"}}},
     "",
     "Turns cards face up or face down.",
     "me:turn_face(card, \"down\")"},
    {movers,
     "reveal",
     Kind::method,
     Use::changes,
     {{{"cards", "cards"}}},
     "",
     "Shows cards to everybody.",
     "me:reveal(me.stock:top())"},
    {movers | Object::card | Object::zone,
     "add",
     Kind::method,
     Use::changes,
     {{counter, {"n", "integer"}}},
     "integer",
     "Adds to a counter within its bounds; returns by how much it really changed.",
     "local got = me:add(\"tokens\", 2)"},
    {movers,
     "add_effect",
     Kind::method,
     Use::changes,
     {{{"name", "effect_name"}, {"how", "table?", "", effect_keys}}},
     "",
     "Adds a temporary effect that the script of the source card declares.",
     "me:add_effect(\"cheaper\", { ends = \"turn\", fields = { 2 } })"},
    {Object::player,
     "look",
     Kind::method,
     Use::changes,
     {{{"cards", "cards"}}},
     "",
     "Shows cards to this player only.",
     "me:look(me.stock:top())"},
    {Object::player | Object::card,
     "take",
     Kind::method,
     Use::changes,
     {{counter}},
     "integer",
     "Sets a counter to 0; returns what it was.",
     "local had = card:take(\"age\")"},
    {Object::game,
     "replace",
     Kind::method,
     Use::changes,
     {{{"out", "card"}, {"in_card", "card"}, {"zone", "zone"}}},
     "",
     "Puts `in_card` in the very place of `out`, which goes to the zone.",
     "game:replace(old, new, game.box)"},
    {Object::card,
     "turn",
     Kind::method,
     Use::changes,
     {{{"side", "integer"}}},
     "",
     "Shows another side of the card.",
     "card:turn(1)"},
    {Object::card,
     "become",
     Kind::method,
     Use::changes,
     {{{"definition", "card_name|definition?"}}},
     "",
     "The card counts as another in everything, for as long as it lies where it lies; without a "
     "definition it is itself again.",
     "card:become(other.definition)"},
};

}  // namespace

std::span<const Row> change_rows() {
    return change_table;
}

}  // namespace cardwright::api
