-- The two markets and the end of the game (docs/rules/villages.md, sections 12 to 14).

local road = { "brewer", "cooper", "miner", "seeker", "carpenter", "wheeler" }

-- What a player's ducats come from, as the table shows it: "score.gold: 3, score.before: 7".
local function expect_parts(t, who, wanted)
  local texts = {}
  for _, part in ipairs(t:parts(who)) do
    table.insert(texts, ("%s: %d"):format(part.what, part.points))
  end
  local found = table.concat(texts, ", ")
  assert(found == wanted, found)
end

scenario "Egor at the first market: gold and ducats, no silver; the ducats stay" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-60", "V-73", "V-74", "V-75", "VX-14" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      ducats = 0, hand = { "monk" },
      village = { "founders", { "swineherd", on = 1 }, "cartwright", "fisher", "chandler", { "cooper", ducats = 4 }, "freemason", "wattler" },
    },
    bob = { ducats = 1, village = { "hunter" } },
    game = { road = road, bank = 0, stacks = { {}, {}, { "agent" }, { "agent" }, { "agent" }, { "agent" } } },
  },
  run = function(t)
    t:set("ann", { village = { "hunter", "cartwright", "fisher", "chandler", { "cooper", ducats = 4 }, "freemason" } })
    t:answer("ann", "done")
    t:expect("ann", { ducats = 23 })
    t:expect("bob", { ducats = 1 })
    t:expect("game", { bank = -23, markets = { "second_market" }, box = { "first_market" } })
    assert(t:counter(t:card("ann", "village", 5), "ducats") == 4)
    t:expect_round(2)
    t:expect_running()
  end,
}

scenario "The first market is held once only" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-75" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "monk" }, village = { "chandler", "hunter" } },
    bob = { village = { "hunter" } },
    game = { road = road, markets = { [2] = "second_market" }, stacks = { [3] = { "agent" } } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("ann", { ducats = 0 })
  end,
}

scenario "One of the first two stacks is not empty: no market" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-17", "V-73" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "monk" }, village = { "chandler", "hunter" } },
    bob = { village = { "hunter" } },
    game = { road = road, stacks = { {}, { "agent" } } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("ann", { ducats = 0 })
    t:expect_round(2)
  end,
}

scenario "Stacks that run out in a draft bring the market on, and nothing is put back on them" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-49", "V-73", "VX-13" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { ducats = 0, village = { "founders" } },
    bob = { ducats = 0, village = { "founders" } },
    game = {
      road = road,
      stacks = { { "agent" }, { "priest" }, { "agent" }, { "agent" }, { "agent" }, { "agent" } },
      reserve = { "agent", "agent", "agent", "agent", "agent", "agent", "agent" },
    },
  },
  run = function(t)
    t:answer("ann", "brewer")
    t:expect("game", { markets = { { "first_market", side = 0 }, "second_market" } })
    t:answer("bob", "cooper")
    t:expect("game", { markets = { { "first_market", side = 1 }, "second_market" } })
    t:answer("ann", "seeker")
    t:answer("bob", "wheeler")
    t:answer("bob", "done")
    t:answer("ann", "done")
    t:hire("ann", "brewer")
    t:answer("ann", "basics.miner")
    t:unchanged(function()
      t:refused("ann", "stacks.1", "bad_return")
      t:refused("ann", "stacks.2", "bad_return")
    end)
    t:answer("ann", "stacks.5")
    t:answer("ann", "done")
    t:answer("bob", "done")
    -- Two for the founders, which turn to the food side first: nothing.
    t:expect("ann", { ducats = 0 })
    t:expect("game", { markets = { "second_market" } })
  end,
}

scenario "Zhora at the second market: gold, silver, and the ducats come off" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-77", "V-78", "V-86", "VX-15", "VX-17" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      ducats = 0, hand = { "monk" },
      village = { "milk_maid", "harvester", "grocer", "grocer", "cooper", { "carpenter", ducats = 6 } },
    },
    bob = { ducats = 20, village = { "hunter", "hunter" } },
    game = { road = road, bank = 0, stacks = {}, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("game", { bank = -22 })
    t:expect("ann", { ducats = 28 })
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 28, -6 }, bob = { 20, -2 } } }
    t:refused("ann", "done", "game_over")
  end,
}

scenario "What the ducats come from is told once the second market is over" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-78", "V-86" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 30, hand = { "monk" }, village = { "milk_maid", "harvester", "grocer", "grocer", "cooper" } },
    bob = { ducats = 0, village = { "hunter" } },
    game = { road = road, stacks = {}, markets = { [1] = "first_market" } },
  },
  run = function(t)
    expect_parts(t, "ann", "score.gold: 4, score.silver: 18, score.before: 8")
    expect_parts(t, "bob", "")
  end,
}

scenario "Before the second market all ducats are of one kind" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-86" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 30, hand = { "monk" }, village = { "milk_maid", "grocer", "cooper" } },
    bob = { ducats = 1 },
    game = { road = road, stacks = {}, markets = { [2] = "second_market" } },
  },
  run = function(t)
    expect_parts(t, "ann", "score.before: 30")
    expect_parts(t, "bob", "score.before: 1")
  end,
}

scenario "Both markets in one round: the first is held, then the second" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-76" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "monk" }, village = { "hunter", { "chandler", ducats = 2 } } },
    bob = { ducats = 0, village = { "hunter" } },
    game = { road = road, bank = 0, stacks = {} },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("ann", { ducats = (3 + 2) + (3 + 2) })
    t:expect("game", { bank = -8 })
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "A tie goes to whoever has fewer villagers, covered ones included; then it is shared" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-87" },
  seats = 3,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 5, hand = { "monk" }, village = { "hunter", "wattler", "lumberjack", { "carpenter", on = 3 } } },
    bob = { ducats = 5, village = { "hunter", "wattler", "lumberjack" } },
    cat = { ducats = 5, village = { "hunter", "miner", { "seeker", on = 2 } } },
    game = { road = road, stacks = {}, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect_finished { winners = { "bob", "cat" }, ranks = { ann = { 5, -4 }, bob = { 5, -3 }, cat = { 5, -3 } } }
  end,
}

scenario "Silver is worked out before the ducats come off, each village for itself" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-79", "V-80", "V-118" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "monk" }, village = { "hunter", "agent", { "wattler", ducats = 4 } } },
    bob = { ducats = 0, village = { "hunter", "agent", { "wattler", ducats = 2 } } },
    game = { road = road, stacks = {}, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("ann", { ducats = 8 })
    t:expect("bob", { ducats = 4 })
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "A covered Agent earns nothing at the second market and is asked nothing" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-45", "V-78", "V-118" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      ducats = 0, hand = { "monk" },
      village = { "agent", { "carpenter", on = 1 }, { "hunter", ducats = 4 }, { "wattler", ducats = 2 } },
    },
    bob = { ducats = 0, village = { "hunter" } },
    game = { road = road, stacks = {}, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("ann", { ducats = 4 + 2 })
    t:expect_finished { winners = { "ann" } }
  end,
}
