-- The table, the course of a round and what lies in the box (docs/rules/chronicles.md, sections 1 to 5, 8 and 16).

local everybody = { "ann", "bob", "cat", "dan", "eve", "fay", "gil" }

local function pass(t, seats)
  for _, seat in ipairs(seats) do
    t:answer(seat, "pass")
  end
end

scenario "A table of seven: 81 characters in the deck and the packs, five buildings for each, nobody ahead" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-2", "C-13", "C-17", "C-18" },
  seats = 7,
  dealt = true,
  run = function(t)
    t:expect_round(1)
    t:expect("game", { deck = 81 - 7 * 5, discard_pile = 0 })
    for _, seat in ipairs(everybody) do
      t:expect(seat, { points = 0, kingdom = {}, buildings = {}, pack = 5 })
      t:expect(seat, { unbuilt = { "town", "tavern", "mine", "temple", "barracks" } })
    end
    t:expect_step("pick")
  end,
}

scenario "Four rounds of six phases, then it is over and nobody may move" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-20", "C-21", "C-23", "C-155" },
  seats = 2,
  options = { duel = 0 },
  dealt = true,
  run = function(t)
    for round = 1, 4 do
      t:expect_round(round)
      t:expect_step("pick")
      t:pass_until { step = "plan" }
      t:expect_round(round)
      -- War and income come after the plans and before anybody builds.
      local gold = t:count("ann", "gold")
      t:answer("ann", "done")
      t:answer("bob", "done")
      t:pass_until { step = "construct" }
      t:expect("ann", { wars_won = 1, gold = gold + 2, points = 3 * round })
      pass(t, { "ann", "bob" })
    end
    t:expect_finished {}
    t:refused("ann", "pass", "game_over")
  end,
}

scenario "Seats form a circle: the last one's left neighbour is the first" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-19", "C-25", "C-30", "CX-1" },
  seats = 3,
  given = {
    phase = "recruit", step = "pick", round = 1,
    ann = { pack = { "knight", "miner", "rogue" } },
    bob = { pack = { "farmer", "golem", "cook" } },
    cat = { pack = { "demon", "archer", "dragon" } },
    game = { deck = {}, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "knight")
    t:take_back("ann") -- C-30: until all have picked a pick may be changed
    t:answer("ann", "miner")
    t:answer("bob", "farmer")
    t:answer("cat", "demon")
    t:expect("ann", { kept = { "miner" }, pack = { "archer", "dragon" } })
    t:expect("bob", { kept = { "farmer" }, pack = { "knight", "rogue" } })
    t:expect("cat", { kept = { "demon" }, pack = { "golem", "cook" } })
    t:answer("ann", "archer")
    t:answer("bob", "knight")
    t:answer("cat", "golem")
    t:expect("ann", { hand = { "miner", "archer", "cook" } })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "done")
    end
    t:pass_until { step = "construct" }
    pass(t, { "ann", "bob", "cat" })
    for _ = 2, 4 do
      t:pass_until { step = "construct" }
      pass(t, { "ann", "bob", "cat" })
    end
  end,
}

scenario "A pick is exactly one card of the pack one holds" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-144" },
  given = {
    phase = "recruit", step = "pick", round = 4,
    ann = { pack = { "knight", "miner" } },
    bob = { pack = { "farmer", "golem" } },
    cat = { pack = { "demon", "archer" } },
  },
  run = function(t)
    t:refused("ann", { "knight", "miner" }, "bad_pick")
    t:refused("ann", {}, "bad_pick")
    t:refused("ann", "farmer", "bad_pick") -- of another pack
    t:refused("ann", "dragon", "bad_pick") -- of none
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, t:names(seat, "pack")[1])
    end
    t:pass_until { step = "construct" }
    pass(t, { "ann", "bob", "cat" })
  end,
}

scenario "There is as much gold and there are as many age tokens as anybody needs" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-7", "C-69" },
  given = {
    phase = "income", round = 4,
    ann = { gold = 500, kingdom = { [1] = { "relic_of_wisdom", age = 200 }, [2] = { "knight", age = 1 } } },
    bob = { gold = 500, kingdom = { [1] = "knight" } },
    game = { discard_pile = {} },
  },
  run = function(t)
    t:expect("ann", { gold = 502, kingdom = 2 }) -- C-69: nobody has died before the aging phase
    pass(t, { "ann", "bob" })
    t:expect("ann", { kingdom = { { "relic_of_wisdom", age = 201 } } })
    t:expect("bob", { kingdom = { { "knight", age = 1 } } })
    t:expect("game", { discard_pile = { "knight" } })
  end,
}

scenario "A card shows what it costs, how strong it is and what it produces; a cost may be below nothing" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-8" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { gold = 0, hand = { "monkey", "demon" }, kingdom = { [1] = "farmer" } },
    bob = {},
  },
  run = function(t)
    assert(t:value(t:card("ann", "hand", 1), "cost") == -1)
    assert(t:value(t:card("ann", "hand", 2), "cost") == 2)
    assert(t:value(t:card("ann", "hand", 2), "strength") == 7)
    assert(t:value(t:card("ann", "kingdom", 1), "food") == 1)
    pass(t, { "ann", "bob" })
  end,
}

scenario "A building is taken from one's own, once; nobody else's is touched, and it is there to stay" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-55", "C-65" },
  given = {
    phase = "construction", step = "construct", round = 3,
    ann = { gold = 9, unbuilt = { "mine", "tavern" }, kingdom = { [1] = { "forest_spirit" } } },
    bob = { gold = 9, unbuilt = { "mine" } },
    game = { deck = {}, discard_pile = {} },
  },
  run = function(t)
    t:build("ann", "mine")
    t:answer("bob", "pass")
    t:expect("ann", { buildings = { { "mine", level = 1 } }, unbuilt = { "tavern" } })
    t:expect("bob", { buildings = {}, unbuilt = { "mine" } })
    t:pass_until { step = "construct" }
    t:expect_round(4)
    t:expect("ann", { buildings = { { "mine", level = 1 } } })
    t:refused("ann", { group = "build", "mine" }, "cannot_build")
    pass(t, { "ann", "bob" })
    t:expect("ann", { buildings = { { "mine", level = 1 } } })
  end,
}

for _, order in ipairs { { 12, 1, 9, 5, "farmer", "cook" }, { 12, 1, 12, 5, "cook", "farmer" } } do
  scenario("Who looks for a replacement first: " .. order[1] .. " points and " .. order[2] .. " gold against " .. order[3] .. " and " .. order[4]) {
    ruleset = "chronicles",
    sets = { "chronicles" },
    rules = { "CX-33" },
    given = {
      phase = "deploy", step = "replace", round = 4,
      ann = { points = order[1], gold = order[2], kingdom = { [1] = { "shapeshifter", new = 1 } } },
      bob = { points = order[3], gold = order[4], kingdom = { [1] = { "shapeshifter", new = 1 } } },
      game = { deck = { "farmer", "cook" }, discard_pile = {} },
    },
    run = function(t)
      t:expect("ann", { kingdom = { { order[5], age = 1 } } })
      t:expect("bob", { kingdom = { { order[6], age = 1 } } })
      pass(t, { "ann", "bob" })
    end,
  }
end

scenario "Whoever has confirmed, or has nothing to decide, cannot move" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-142" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { gold = 9, unbuilt = { "town" }, kingdom = { [1] = "woodcutter" } },
    bob = { gold = 9, unbuilt = { "town" }, kingdom = { [1] = "woodcutter" } },
  },
  run = function(t)
    t:build("ann", "town")
    t:refused("ann", "pass", "not_your_choice")
    t:refused("ann", { group = "build", "town" }, "not_your_choice")
    t:answer("bob", "pass")
    t:expect("ann", { buildings = { "town" } })
    t:refused("bob", "pass", "game_over")
  end,
}

scenario "Only what is one's own can be placed, dismissed or built" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-143" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "knight" }, unbuilt = { "mine" } },
    bob = { hand = { "demon" }, kingdom = { [1] = "rogue" }, unbuilt = { "tavern" } },
  },
  run = function(t)
    t:refused("ann", { group = "place", "demon" }, "not_offered")
    t:refused("ann", { group = "place", "golem" }, "not_offered")
    t:refused("ann", { group = "dismiss", "rogue" }, "not_offered")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:pass_until { step = "construct" }
    t:refused("ann", { group = "build", "tavern" }, "not_offered")
    pass(t, { "ann", "bob" })
  end,
}
