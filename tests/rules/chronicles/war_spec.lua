-- War, income and the end (docs/rules/chronicles.md, sections 6, 7, 10 and 11).

local function pass(t, seats)
  for _, seat in ipairs(seats) do
    t:answer(seat, "pass")
  end
end

-- What the table has heard of wars, in order.
local function expect_wars_told(t, seat, wanted)
  local heard = {}
  for _, line in ipairs(t:journal(seat)) do
    if line:find("strength") or line:find("the war") or line:find("strong") then
      table.insert(heard, line)
    end
  end
  heard, wanted = table.concat(heard, "; "), table.concat(wanted, "; ")
  assert(heard == wanted, heard)
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
    expect_wars_told(t, "cat", {
      "ann fights with strength 6", "bob fights with strength 9", "cat fights with strength 3", "dan fights with strength 6",
      "bob wins the war against ann", "bob wins the war against cat", "dan wins the war against cat",
      "dan and ann are equally strong: both win",
    })
    pass(t, { "ann", "bob", "cat", "dan" })
  end,
}

local duels = {
  { "salamander", 6, "treefolk", 3, 6, 0, "ann is at least twice as strong as bob and wins two wars" },
  { "treefolk", 3, "salamander", 6, 0, 6, "bob is at least twice as strong as ann and wins two wars" },
  { "cave_spirit", 4, "treefolk", 3, 3, 0, "ann wins the war against bob" },
  { "treefolk", 3, "cave_spirit", 4, 0, 3, "bob wins the war against ann" },
  { "knight", 4, "cave_spirit", 4, 3, 3, "ann and bob are equally strong: both win" },
  { "dragon", 0, "dragon", 0, 3, 3, "ann and bob are equally strong: both win" },
}
for _, duel in ipairs(duels) do
  scenario("Two players, strengths " .. duel[2] .. " and " .. duel[4]) {
    ruleset = "chronicles",
    sets = { "chronicles" },
    rules = { "C-48", "C-79", "C-80", "C-81", "CX-28" },
    given = {
      phase = "war", step = "fight", round = 4,
      ann = { kingdom = { [1] = { duel[1], age = duel[1] == "salamander" and 2 or 0 } } },
      bob = { kingdom = { [1] = { duel[3], age = duel[3] == "salamander" and 2 or 0 } } },
    },
    run = function(t)
      assert(t:value("ann", "kingdom_strength") == duel[2])
      assert(t:value("bob", "kingdom_strength") == duel[4])
      t:expect("ann", { points = duel[5] })
      t:expect("bob", { points = duel[6] })
      expect_wars_told(t, "bob", {
        "ann fights with strength " .. duel[2], "bob fights with strength " .. duel[4], duel[7],
      })
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

scenario "Three players fight three wars, and hear of each once" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-46", "C-48" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "knight" } },
    bob = { kingdom = { [1] = "knight" } },
    cat = {},
  },
  run = function(t)
    expect_wars_told(t, "ann", {
      "ann fights with strength 4", "bob fights with strength 4", "cat fights with strength 0",
      "ann and bob are equally strong: both win", "bob wins the war against cat", "ann wins the war against cat",
    })
    pass(t, { "ann", "bob", "cat" })
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
