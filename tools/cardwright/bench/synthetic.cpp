#include "cardwright/bench/synthetic.hpp"

#include "cardwright/bench/table.hpp"

namespace cardwright::bench {
namespace {

constexpr const char* chores_ruleset = R"(format: cardwright/ruleset@2
id: chores
name: Chores
seats: { min: 1, max: 1 }
cycle: turn
types: [thing]
options:
  menus: { default: 0, min: 0, max: 1000 }
  questions: { default: 0, min: 0, max: 1000 }
  bindings: { default: 0, min: 0, max: 1000 }
  calls: { default: 0, min: 0, max: 1000 }
  events: { default: 0, min: 0, max: 1000 }
  listeners: { default: 0, min: 0, max: 1 }
  chains: { default: 0, min: 0, max: 1000 }
  depth: { default: 1, min: 1, max: 50 }
zones: { player: { board: {} } }
counters: { player: { energy: 0, points: 0, links: 0 } }
queries: { power: { of: player, base: script, layers: [each] } }
events: { poked: { fields: [player] } }
hooks: { on_use: {}, on_poked: { event: poked } }
phases:
  - id: work
    steps:
      - id: pick
        automatic: true
        menu:
          go: { from: board, pay: { energy: 1 }, do: [{ add: points }], next: again }
          stop: { next: work }
      - { id: work, script: true, next: finish }
)";

constexpr const char* chores_set = R"(format: cardwright/set@1
id: chores
version: 1.0.0
ruleset: chores
name: Chores
cards:
  - { id: link, name: Link, types: [thing], script: link.lua }
  - { id: ear, name: Ear, types: [thing], script: ear.lua }
)";

constexpr const char* chores_setup = R"(return {
  deal = function()
    local me = game.seats[1]
    game:create("link", 1, me.board)
    game:create("ear", game.options.listeners, me.board)
  end,
  start = function()
    game.seats[1]:add("energy", game.options.menus)
  end,
}
)";

constexpr const char* chores_steps = R"(return {
  work = function()
    local me, wanted = game.active, game.options
    for _ = 1, wanted.questions do
      me:confirm { prompt = "go_on" }
    end
    for _ = 1, wanted.bindings do
      me:add("points", 1)
    end
    for _ = 1, wanted.calls do
      me:power()
    end
    for _ = 1, wanted.events do
      game:fire("poked", { player = me })
    end
    for _ = 1, wanted.chains do
      me:add("links", wanted.depth)
      me:resolve(me.board:bottom(), { hook = "on_use" })
    end
  end,
}
)";

constexpr const char* link_script = R"(local card = {}

function card.on_use(ctx)
  local me = ctx.player
  me:add("links", -1)
  if me.links > 0 then
    me:resolve(ctx.card, { hook = "on_use" })
  else
    me:confirm { prompt = "go_on" }
  end
end

return card
)";

constexpr const char* laps_ruleset = R"(format: cardwright/ruleset@2
id: laps
name: Laps
seats: { min: 1, max: 7 }
cycle: turn
types: [thing]
options: { cards: { default: 10, min: 5, max: 1000 } }
zones:
  player:
    deck: { sees: nobody, count: owner, refill_from: discard }
    hand: { order: free, sees: owner }
    discard: { sees: top }
counters: { game: { laps: 0 } }
phases:
  - id: lap
    steps:
      - id: lap
        do: [{ move: hand, to: discard }, { draw: 5, from: deck, to: hand }, { add: laps }]
        finish_if: [{ counter: laps, at_least: )";

constexpr const char* laps_set = R"(format: cardwright/set@1
id: laps
version: 1.0.0
ruleset: laps
name: Laps
cards:
  - { id: blank, name: Blank, types: [thing] }
)";

constexpr const char* laps_setup = R"(return {
  deal = function()
    for _, player in ipairs(game.seats) do
      game:create("blank", game.options.cards, player.deck)
    end
  end,
  start = function() end,
}
)";

constexpr const char* equal_ranks = "return { rank = function() return { 0 } end }\n";

const Catalog& synthetic_content() {
    static const Catalog catalog = Catalog::open(
        {"synthetic"},
        Overlay{
            {"synthetic/scripts/chores/ruleset.yaml", chores_ruleset},
            {"synthetic/scripts/chores/setup.lua", chores_setup},
            {"synthetic/scripts/chores/steps.lua", chores_steps},
            {"synthetic/scripts/chores/scoring.lua", equal_ranks},
            {"synthetic/scripts/chores/verbs.lua",
             "return { queries = { power = function() return 1 end } }\n"},
            {"synthetic/sets/chores.yaml", chores_set},
            {"synthetic/cards/chores/link.lua", link_script},
            {"synthetic/cards/chores/ear.lua", "return { on_poked = function() end }\n"},
            {"synthetic/scripts/laps/ruleset.yaml",
             laps_ruleset + std::to_string(laps_in_game) + " }]\n"},
            {"synthetic/scripts/laps/setup.lua", laps_setup},
            {"synthetic/scripts/laps/scoring.lua", equal_ranks},
            {"synthetic/sets/laps.yaml", laps_set},
        });
    return catalog;
}

/// Takes the first option of whatever is asked: a bot that costs nothing.
class FirstOptionSeat final : public Seat {
  public:
    void answer(Game& /*game*/, OwnerId /*seat*/, const Choice& /*choice*/, Picks& picks) override {
        picks.assign(1, 0);
    }
};

Contestant synthetic_game(std::string name, const std::string& ruleset, const TablePlan& plan) {
    return player_of(std::move(name), Kit{synthetic_content(), {"synthetic"}, ruleset}, plan,
                     [](Match& /*match*/, std::size_t /*chair*/) {
                         return std::make_unique<FirstOptionSeat>();
                     });
}

}  // namespace

Contestant chores(std::string name, const BenchOptions& options) {
    TablePlan plan;
    plan.seats = 1;
    plan.options = options;
    return synthetic_game(std::move(name), "chores", plan);
}

Contestant laps(std::string name, std::uint8_t players, std::int32_t cards) {
    TablePlan plan;
    plan.seats = players;
    plan.options = {{"cards", cards}};
    return synthetic_game(std::move(name), "laps", plan);
}

}  // namespace cardwright::bench
