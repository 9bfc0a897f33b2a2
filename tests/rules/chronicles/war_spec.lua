-- War, income and the end (docs/rules/chronicles.md, sections 6, 7, 10 and 11).

local function pass(t, seats)
  for _, seat in ipairs(seats) do
    t:answer(seat, "pass")
  end
end

scenario "Everybody fights both neighbours" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-44", "C-46", "C-47", "CX-4", "CX-5" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "knight", [2] = "woodcutter", [3] = "knight" } },
    bob = { kingdom = { [1] = "demon", [2] = "woodcutter" } },
    cat = { kingdom = { [5] = "rogue", [4] = "demon" } },
    dan = { kingdom = { [1] = "knight", [5] = "woodcutter" } },
  },
  run = function(t)
    assert(t:value("bob", "kingdom_strength") == 9)
    t:expect("ann", { wars_won = 1, points = 3 })
    t:expect("bob", { wars_won = 2, points = 6 })
    t:expect("cat", { wars_won = 0, points = 0 })
    t:expect("dan", { wars_won = 2, points = 6 })
    pass(t, { "ann", "bob", "cat", "dan" })
  end,
}

local duels = {
  { "salamander", 6, "treefolk", 3, 6, 0 },
  { "cave_spirit", 4, "treefolk", 3, 3, 0 },
  { "knight", 4, "cave_spirit", 4, 3, 3 },
  { "dragon", 0, "dragon", 0, 3, 3 },
}
for _, duel in ipairs(duels) do
  scenario("Two players, strengths " .. duel[2] .. " and " .. duel[4]) {
    ruleset = "chronicles",
    sets = { "chronicles" },
    rules = { "C-48", "C-79", "C-80", "C-81", "CX-28" },
    given = {
      phase = "war", step = "fight", round = 4,
      ann = { kingdom = { [1] = { duel[1], age = duel[1] == "salamander" and 2 or 0 } } },
      bob = { kingdom = { [1] = duel[3] } },
    },
    run = function(t)
      assert(t:value("ann", "kingdom_strength") == duel[2])
      assert(t:value("bob", "kingdom_strength") == duel[4])
      t:expect("ann", { points = duel[5] })
      t:expect("bob", { points = duel[6] })
      pass(t, { "ann", "bob" })
    end,
  }
end

scenario "Two players without the rules for two fight a single war" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-51", "C-76" },
  options = { duel = 0 },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "knight" } },
    bob = {},
  },
  run = function(t)
    t:expect("ann", { points = 3, wars_won = 1 })
    t:expect("bob", { points = 0 })
    t:refused_table({ seats = 3, options = { duel = 1 } }, "only for 2 players")
    t:refused_table({ seats = 8 }, "players")
    pass(t, { "ann", "bob" })
  end,
}

scenario "Two gold and what the cards yield" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-52", "CX-6" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { kingdom = { [1] = "blacksmith" }, buildings = { { "temple", level = 1 } }, gold = 0 },
    bob = { kingdom = { [3] = "peddler" }, gold = 1 },
  },
  run = function(t)
    t:expect("ann", { gold = 5 })
    t:expect("bob", { gold = 4 })
    pass(t, { "ann", "bob" })
  end,
}

scenario "Building at level 2 at once needs both costs together" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-54", "C-56", "C-57", "C-58", "C-151", "CX-7" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = {
      kingdom = { "farmer", "farmer", "woodcutter" }, gold = 4,
      buildings = { { "mine", level = 1 }, { "town", level = 2 } }, unbuilt = { "tavern" },
    },
    bob = {
      kingdom = { "farmer", "woodcutter" }, gold = 4,
      buildings = { { "mine", level = 1 }, { "temple", level = 1 } }, unbuilt = { "tavern" },
    },
  },
  run = function(t)
    t:refused("ann", { group = "build", "mine" }, "cannot_build")
    t:refused("ann", { group = "upgrade", "town" }, "cannot_build")
    t:build_at_2("ann", "tavern")
    t:refused("bob", { group = "build_at_2", "tavern" }, "cannot_build")
    t:build("bob", "tavern")
    t:expect("ann", { gold = 0, unbuilt = {} })
    t:expect("bob", { gold = 0, unbuilt = {} })
  end,
}

scenario "Points, then gold, then a shared victory" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-71", "C-72", "C-73", "C-74", "CX-9", "CX-34" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { points = 29, gold = 2, buildings = { { "mine", level = 1 } }, unbuilt = { "town" } },
    bob = { points = 27, gold = 4, buildings = { { "mine", level = 2 } } },
    cat = { points = 30, gold = 4, kingdom = { [1] = { "knight", age = 1 }, [3] = "farmer" } },
  },
  run = function(t)
    t:expect("cat", { kingdom = { [3] = { { "farmer", age = 1 } }, [5] = {} } })
    t:expect_finished { winners = { "bob", "cat" }, ranks = { ann = { 30, 2 }, bob = { 30, 4 }, cat = { 30, 4 } } }
  end,
}

scenario "The base game has 81 cards and five buildings for everybody" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-14", "C-15", "C-16", "C-24" },
  seats = 7,
  dealt = true,
  run = function(t)
    t:expect("game", { deck = 81 - 35, discard_pile = 0 })
    t:expect("gil", { unbuilt = { "mine", "tavern", "barracks", "temple", "town" }, gold = 3, pack = 5, points = 0 })
  end,
}
