#include "fuzz/skeleton.hpp"

#include <string_view>

#include "fuzz/sources.hpp"

namespace cardwright::fuzz {
namespace {

/// All names that expressions use exist everywhere, if only as nothing.
constexpr const char* head =
    "local me, c, ctx, e, choice, view, last, outer\n"
    "local frozen = { 1, { 2 }, name = \"x\" }\n";

constexpr const char* in_context =
    "local me, c, e, last, outer = ctx.player or game.seats[1], ctx.card, ctx.event, nil, nil\n";
constexpr const char* at_the_table =
    "local me, last, outer = game.seats[1], nil, nil\n"
    "local c = me.board:top()\n";

struct Hole {
    const char* mark;
    Place place;
    const char* names;
};

// In the texts below a mark stands for what the function begins with and what is written into it.
constexpr Hole holes[] = {
    {"@hook@", Place::hook, in_context},
    {"@event_hook@", Place::event_hook, in_context},
    {"@trigger@", Place::trigger, in_context},
    {"@before@", Place::before, in_context},
    {"@stage@", Place::stage, in_context},
    {"@when@", Place::when, in_context},
    {"@modifier@", Place::modifier, in_context},
    {"@modifier_when@", Place::modifier_when, in_context},
    {"@query@", Place::query, in_context},
    {"@settle@", Place::settle, in_context},
    {"@meanwhile@", Place::meanwhile, in_context},
    {"@effect_trigger@", Place::effect_trigger, in_context},
    {"@effect_modifier@", Place::effect_modifier, in_context},
    {"@step@", Place::step, in_context},
    {"@step_of_nobody@", Place::step_of_nobody, in_context},
    {"@verb@", Place::verb, "local ctx, e, last, outer\n"},
    {"@card_verb@", Place::card_verb,
     "local me, ctx, e, last, outer = c.owner or game.seats[1], nil, nil, nil, nil\n"},
    {"@context_verb@", Place::context_verb, in_context},
    {"@game_verb@", Place::game_verb, at_the_table},
    {"@zone_verb@", Place::zone_verb, at_the_table},
    {"@deal@", Place::deal, at_the_table},
    {"@start@", Place::start, at_the_table},
    {"@rank@", Place::rank, "local c, last, outer = me.board:top(), nil, nil\n"},
    {"@wins@", Place::wins, "local c, last, outer = me.board:top(), nil, nil\n"},
    {"@parts@", Place::parts, "local c, last, outer = me.board:top(), nil, nil\n"},
    {"@first_after@", Place::first_after, at_the_table},
    {"@bot@", Place::bot, "local me, c, last, outer = view.me, view.me.board:top(), nil, nil\n"},
    {"@module@", Place::module, "local ctx, e, last, outer\n"},
};

struct Script {
    const char* path;
    const char* table;                 ///< what it returns
    std::vector<std::string> entries;  ///< that the engine reads
    const char* text;
};

const std::vector<Script>& scripts() {
    static const std::vector<Script> all{
        {"cards/playground/hook.lua",
         "card",
         {"on_use", "on_poked", "triggers", "nothing"},
         R"(local card = {}
function card.on_use(ctx)
@hook@
ctx:chant()
end
function card.on_poked(ctx)
@event_hook@
end
)"},
        {"cards/playground/trigger.lua",
         "card",
         {"triggers", "triggers[1].event", "triggers[1].from", "triggers[1].whose",
          "triggers[1].when", "triggers[2].before", "triggers[2].once", "triggers[3].stage",
          "triggers[3].gives", "triggers[3].run", "triggers[2]", "triggers[1].self"},
         R"(local card = {}
card.triggers = {
  { event = "poked", from = { "board", "hand" }, when = function(ctx)
@when@
return true
end, run = function(ctx)
@trigger@
end },
  { before = "poked", from = "board", whose = "others", once = true, run = function(ctx)
@before@
end },
  { event = "staged", stage = "second", from = "board", run = function(ctx)
@stage@
end },
  { event = "staged", stage = "third", from = "board", gives = { coins = 1 } },
}
)"},
        {"cards/playground/modifier.lua",
         "card",
         {"modifiers", "modifiers[1].query", "modifiers[1].of", "modifiers[1].layer",
          "modifiers[1].add", "modifiers[1].set", "modifiers[1].at_least", "modifiers[1].type",
          "modifiers[1].cost", "modifiers[2].when", "modifiers[3].collect", "modifiers[1].from",
          "modifiers[1].where", "modifiers[2]"},
         R"(local card = {}
card.modifiers = {
  { query = "cost", of = "cards", layer = "each", from = { "board", "hand" }, add = function(ctx, subject)
local c = subject
@modifier@
return 1
end, type = "thing" },
  { query = "power", of = "owner", layer = "given", add = 1, when = function(ctx)
@modifier_when@
return true
end },
  { query = "offers", of = "owner", collect = { give = "gold" } },
}
)"},
        {"cards/playground/settler.lua",
         "card",
         {"settle", "meanwhile", "meanwhile.from", "meanwhile.run"},
         R"(local card = {}
function card.settle(ctx)
@settle@
end
card.meanwhile = { from = { "board", "hand" }, run = function(ctx)
@meanwhile@
ctx.player:add("points", 1)
end }
)"},
        {"cards/playground/effect.lua",
         "card",
         {"effects", "effects.glow", "effects.glow.triggers", "effects.dim.modifiers",
          "effects.glow.triggers[1].event", "effects.dim.modifiers[1].add", "on_use"},
         R"(local card = {}
function card.on_use(ctx)
ctx.player:add_effect("glow", { source = ctx.card, ends = "round", fields = { 1, ctx.card } })
ctx.player:add_effect("dim", { source = ctx.card, ends = "next_time" })
end
card.effects = {
  glow = { triggers = { { event = "poked", run = function(ctx)
@effect_trigger@
end } } },
  dim = { modifiers = { { query = "power", of = "players", layer = "each", add = function(ctx, subject)
@effect_modifier@
return 2
end } } },
}
)"},
        {"scripts/playground/verbs.lua",
         "all",
         {"player", "card", "context", "game", "zone", "queries", "queries.power", "acts",
          "acts.ponder", "card.brush", "player.hand", "game.stir", "nothing"},
         R"(local all = { player = {}, card = {}, context = {}, game = {}, zone = {}, queries = {}, acts = {} }
function all.acts.ponder(me, c)
@verb@
return c.age
end
function all.card.brush(c)
@card_verb@
return c.age
end
function all.context.chant(ctx)
@context_verb@
end
function all.game.stir()
@game_verb@
end
function all.zone.air(z)
@zone_verb@
end
function all.queries.power(ctx, me)
@query@
return me.points
end
)"},
        {"scripts/playground/helper.lua",
         "helper",
         {"run"},
         R"(local helper = {}
function helper.run(me, c)
@module@
end
)"},
        {"scripts/playground/steps.lua",
         "steps",
         {"act", "ask", "stir", "nothing"},
         R"(local helper = use("helper")
local steps = {}
function steps.act(ctx)
@step@
me = game.active
c = me.board:top()
helper.run(me, c)
game:stir()
me.board:air()
if c then c:brush() end
if game.round == 1 then
  for _, kind in ipairs { "effect", "hook" } do
    local card = me.board:list { name = kind }[1]
    if card then me:use(card) end
  end
end
if me:confirm { prompt = "act.shout" } and c then
  game:fire("poked", { player = me, card = c })
end
me:add("coins", me:power())
end
function steps.ask(ctx)
local me = game.active
local picked = me:choose_card { prompt = "ask.pick", from = me.board, optional = true }
if picked then picked:add("age", 1) end
end
function steps.stir(ctx)
@step_of_nobody@
for _, p in ipairs(game.seats) do
  local card = p.board:top()
  if card then game:fire("staged", { player = p, card = card }) end
end
end
)"},
        {"scripts/playground/setup.lua",
         "setup",
         {"deal", "start", "first_after"},
         R"(local setup = {}
function setup.deal()
for _, kind in ipairs { "hook", "trigger", "modifier", "settler", "effect", "plain" } do
  game:create_pile(game.supply, kind, 2)
  for _, p in ipairs(game.seats) do
    game:create(kind, 1, p.board)
    game:create(kind, 2, p.deck)
  end
end
@deal@
end
function setup.start()
@start@
game:begin_with(game:random_pick(game.seats, "first"))
end
function setup.first_after(winners)
@first_after@
return winners
end
)"},
        {"scripts/playground/scoring.lua",
         "scoring",
         {"rank", "wins", "parts"},
         R"(local scoring = {}
function scoring.rank(me)
@rank@
return { me.points, me.coins }
end
function scoring.wins(me)
@wins@
return true
end
function scoring.parts(me)
@parts@
return { { what = "plain", count = 1, points = me.points } }
end
)"},
        {"scripts/playground/bots/wild.lua",
         "bot",
         {"always", "answer", "always.use", "always.use.all", "always.use.first_of"},
         R"(local bot = { always = {} }
function bot.answer(view, choice)
@bot@
return choice:random()
end
)"},
    };
    return all;
}

std::string filled(std::string text, Author* author) {
    for (const Hole& hole : holes) {
        const std::size_t at = text.find(hole.mark);
        if (at == std::string::npos) continue;
        text.replace(at, std::string_view{hole.mark}.size(),
                     hole.names + (author != nullptr ? author->body(hole.place) : ""));
    }
    return text;
}

}  // namespace

Files playground_scripts(Author* author) {
    Files files = playground_declarations();
    for (const Script& script : scripts()) {
        files[script.path] = head + filled(script.text, author) + "return " + script.table + "\n";
    }
    return files;
}

void spoil_loading(Files& files, Author& author, Dice& dice) {
    const Script& script = dice.pick(scripts());
    std::string& text = files[script.path];
    const std::string line = dice.one_in(2)
                                 ? author.loading_statement()
                                 : author.spoiled_declaration(script.table, script.entries);
    text.insert(text.rfind("return "), line);
}

const Files& playground_declarations() {
    static const Files files = files_below(source_folder() / "tests/fuzz/playground");
    return files;
}

}  // namespace cardwright::fuzz
