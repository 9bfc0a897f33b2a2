#include "cardwright/kit/templates.hpp"

#include <fmt/format.h>

namespace cardwright::tool {
namespace {

std::string schema_line(const KitNames& names, const char* kind) {
    return fmt::format("# yaml-language-server: $schema={}.cardwright/schema/{}.json\n", names.up,
                       kind);
}

}  // namespace

std::string mod_yaml_text(const KitNames& names) {
    return schema_line(names, "mod") + fmt::format(R"(format: cardwright/mod@1
id: {}
name: {}
version: 0.1.0
authors: Your Name
licence: MIT
engine: ">=0.1"
# needs: [another-mod]              # mods that must be on; this one overrides what they change
# changes:                          # what other content says differently with this mod
#   base:militia: {{ params: {{ keep: 2 }} }}
)",
                                                   names.id, names.title);
}

std::string set_yaml_text(const KitNames& names) {
    return schema_line(names, "set") + fmt::format(R"(format: cardwright/set@1
id: {}
version: 0.1.0
ruleset: {}
name: {}
cards:
)",
                                                   names.set, names.game, names.title);
}

std::string card_entry_text(const KitNames& names) {
    return fmt::format(R"(  - id: {0}
    name: {1}
{2}    script: {0}.lua                 # cards/{3}/{0}.lua
    params: {{ amount: {{ is: 2, min: 0, max: 10 }} }}   # numbers the script reads; a house rule may change them
    text: "+{{amount}} {4}."       # what players read: {{amount}} is the param
)",
                       names.id, names.title, names.entry, names.set, names.counter);
}

std::string card_script_text(const KitNames& names) {
    return fmt::format(R"(-- {0}: what it does, in one sentence.
---@type cardwright.CardScript
local card = {{}}

-- Called when the card is carried out. `ctx.player` does it, `ctx.card` is the card, `ctx.params` its
-- numbers. Everything that may be called: docs/reference of Cardwright, or completion in your editor.
function card.{1}(ctx)
  ctx.player:add("{2}", ctx.params.amount)
end

return card
)",
                       names.title, names.hook, names.counter);
}

std::string card_spec_text(const KitNames& names) {
    const std::string head = "-- Run it in the folder of the mod with: cardwright test --mods .\n";
    if (names.group.empty()) {
        return head + fmt::format(R"(scenario "{0} is as it should be" {{
  ruleset = "{1}",
  dealt = true,
  run = function(t)
    -- Fails until you say what you expect: put the true name of a fact and its number here.
    t:expect_printed("{2}", {{ types = {{ "something" }} }})
  end,
}}
)",
                                  names.title, names.game, names.id);
    }
    return head + fmt::format(R"(scenario "{0} does what it says" {{
  ruleset = "{1}",
  given = {{
    ann = {{ {2} = {{ "{3}" }}, {4} = 3 }},
  }},
  run = function(t)
    t:{5}("ann", "{3}")
    -- Fails until you say what you expect: how many {4} ann has now.
    t:expect("ann", {{ {4} = 99 }})
  end,
}}
)",
                              names.title, names.game, names.zone, names.id, names.counter,
                              names.group);
}

std::string bot_text(const KitNames& names) {
    return fmt::format(
        R"(-- A bot for {0}. Seat it with: cardwright play --mods {1} --game {0} --seats human,{2}
---@type cardwright.Bot
local bot = {{}}

-- `view` is the game as the bot's seat may know it, `choice` what it is asked. Return an answer: the
-- helpers of `choice` make one, or nil where it would not be allowed.
function bot.answer(view, choice)
  return choice:random()
end

return bot
)",
        names.game, names.mod, names.id);
}

std::vector<KitFile> game_files(const KitNames& names) {
    const std::string rules = "scripts/" + names.id + "/";
    return {
        {rules + "ruleset.yaml",
         schema_line(names, "ruleset") + fmt::format(R"(format: cardwright/ruleset@2
id: {0}
name: {1}
seats: {{ min: 2, max: 4 }}
params: {{ hand_size: 3 }}
facts:
  worth: {{ type: integer, required: true }}
  copies: {{ type: integer }}
zones:
  player:
    hand: {{ order: free, sees: owner }}
    won: {{}}
  game:
    stock: {{ sees: nobody }}
counters:
  player:
    points: {{ starts: 0 }}
hooks:
  on_play: {{}}                     # functions that cards may have
gives:
  points: {{ add: points }}          # what `gives: {{ points: 2 }}` of a card does
verbs:
  play: [{{ move: picked, to: won }}, {{ resolve: on_play }}]
start: [{{ shuffle: stock }}, {{ draw: hand_size, from: stock, to: hand, of: everyone }}]
phases:
  - id: turn
    steps:
      - id: choose
        menu:
          play: {{ from: hand, verb: play, next: end_of_turn }}
          pass: {{ next: end_of_turn }}
      - id: end_of_turn
        do: [{{ draw: 1, from: stock, to: hand }}]
        finish_if: [{{ rounds: 3 }}]
)",
                                                     names.id, names.title)},
        {rules + "setup.lua",
         R"(-- What lies on the table before the first turn. `deal` puts cards out; nothing in it is random.
local setup = {}

function setup.deal()
  for _, kind in ipairs(game.definitions) do
    game:create(kind, kind.copies, game.stock)
  end
end

return setup
)"},
        {rules + "scoring.lua", R"(-- Who wins: the highest list of numbers, compared from the left.
local scoring = {}

function scoring.rank(player)
  return { player.points }
end

return scoring
)"},
        {rules + "locale/en.yaml", fmt::format(R"(format: cardwright/locale@1
language: en
texts:
  choose: "Play a card, or pass"
  group.play: "Play"
  option.pass: "Pass"
  zone.hand: hand
  zone.won: won cards
  zone.stock: stock
  counter.points: points
  phase.turn: turn
  gives.points: "+{{n}} {{n|point|points}}"
)")},
        {"sets/" + names.set + ".yaml",
         fmt::format(R"(# yaml-language-server: $schema=../.cardwright/schema/set.json
format: cardwright/set@1
id: {0}
version: 0.1.0
ruleset: {1}
name: {2}
cards:
  - {{ id: pebble, name: Pebble, worth: 1, copies: 12, gives: {{ points: 1 }}, text: "{{gives}}" }}
  - {{ id: gem, name: Gem, worth: 3, copies: 4, gives: {{ points: 3 }}, text: "{{gives}}" }}
  - id: magpie
    name: Magpie
    worth: 2
    copies: 4
    script: magpie.lua
    params: {{ stolen: 1 }}
    text: "Each other player loses {{stolen}} {{stolen|point|points}}."
)",
                     names.set, names.id, names.title)},
        {"cards/" + names.set + "/magpie.lua", R"(-- Magpie: each other player loses 1 point.
---@type cardwright.CardScript
local card = {}

function card.on_play(ctx)
  for _, other in ipairs(ctx.player.others) do
    other:add("points", -ctx.params.stolen)
  end
end

return card
)"},
        {"tests/magpie_spec.lua",
         fmt::format(R"(-- Run it in the folder of the mod with: cardwright test --mods .
scenario "Magpie takes a point from each other player" {{
  ruleset = "{0}",
  sets = {{ "{1}" }},
  given = {{
    ann = {{ hand = {{ "magpie" }} }},
    bob = {{ points = 2 }},
  }},
  run = function(t)
    t:play("ann", "magpie")
    -- Fails until you say what you expect.
    t:expect("bob", {{ points = 99 }})
  end,
}}
)",
                     names.id, names.set)},
    };
}

}  // namespace cardwright::tool
