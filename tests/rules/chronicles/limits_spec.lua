-- Where a rule begins and ends: whose cards count and where they must lie (docs/rules/chronicles.md).

local all_sets = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends" }

-- Every card that changes a sum of its owner while it stands in the kingdom.
local characters = {
  "adventurer", "cerberus", "colossus", "commander", "cook", "demon", "dragon", "giant_snake", "grand_architect", "hunter",
  "kraken", "landlord", "leviathan", "manticore", "master_alchemist", "militiaman", "monkey", "ogre", "palm_reader",
  "relic_of_wisdom", "rogue", "salamander", "sculptor", "strategist", "wood_merchant", "princess", "lost_soul",
  "relic_of_light", "relic_of_war", "smuggler", "imp_lackey", "dryad", "relic_of_fertility", "runesmith", "treasure_hunter",
  "archivist", "war_drummer",
}
local artifacts = { "magnificent_rose", "cursed_crown", "shield_of_strength", "banner_of_glory", "architects_compass" }
local buildings = {
  "mine", "tavern", "barracks", "temple", "port", "abbey", "crypt", "academy", "watchtower", "market", "inn", "sawmill",
  "royal_palace",
}

local sums = { "kingdom_strength", "war_points", "war_gold", "income", "land_cost", "aging_points", "aging_gold" }

-- A kingdom in which every condition holds: all resources, age tokens, an artifact, somebody who dies, a war won.
local function busy_player(more)
  local player = {
    kingdom = {
      [1] = { "farmer", age = 1, doomed = 1 }, [2] = { "stonecutter", age = 1 }, [3] = "forester", [4] = "treefolk",
    },
    artifacts = { "crystal_orb" }, buildings = { { "town", level = 2 }, { "royal_palace", level = 1 } }, wars_won = 1, gold = 6,
  }
  for zone, cards in pairs(more) do
    player[zone] = cards
  end
  return player
end

-- All of them as if they were old, dying or fully built: what they say of themselves holds, only their place is wrong.
local function lying_about()
  local cards = {}
  for _, list in ipairs { characters, artifacts } do
    for _, name in ipairs(list) do
      table.insert(cards, { name, age = 1, doomed = 1 })
    end
  end
  return cards
end

local function fully_built()
  local cards = {}
  for at, name in ipairs(buildings) do
    cards[at] = { name, level = 2 }
  end
  return cards
end

for _, zone in ipairs { "hand", "pack", "kept", "saved", "dismissed", "thrown" } do
  scenario("Cards in " .. zone .. " change no sum of their owner") {
    ruleset = "chronicles",
    sets = all_sets,
    rules = { "C-45", "C-52" },
    given = {
      phase = "deploy", step = "plan", round = 4,
      ann = busy_player { [zone] = lying_about() },
      bob = busy_player {},
    },
    run = function(t)
      for _, sum in ipairs(sums) do
        local mine, theirs = t:value("ann", sum), t:value("bob", sum)
        assert(mine == theirs, sum .. " is " .. mine .. " instead of " .. theirs)
      end
    end,
  }
end

local numbers_of_cards = { "strength", "wood", "food", "crystal", "worth" }

scenario "A card in hand is what is printed on it, whatever the kingdom produces and however old it is" {
  ruleset = "chronicles",
  sets = all_sets,
  rules = { "C-8", "C-45" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = busy_player { hand = lying_about() },
    bob = { hand = { table.unpack(characters) } },
  },
  run = function(t)
    for at, name in ipairs(characters) do
      for _, number in ipairs(numbers_of_cards) do
        local old, new = t:value(t:card("ann", "hand", at), number), t:value(t:card("bob", "hand", at), number)
        assert(old == new, string.format("%s of %s is %d instead of %d", number, name, old, new))
      end
    end
  end,
}

scenario "An Ogre in hand is as strong as is printed on it, whatever its owner's income" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-8", "C-109" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "ogre" }, kingdom = { "ogre", "blacksmith" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "hand", 1), "strength") == 2)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 5)
  end,
}

scenario "A building that is not built produces nothing more, whatever its level" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-9" },
  given = { phase = "deploy", step = "plan", round = 4, ann = { unbuilt = { { "town", level = 2 } } } },
  run = function(t)
    assert(t:value(t:card("ann", "unbuilt", 1), "crystal") == 0)
  end,
}

scenario "Buildings that are not built and those of a neighbour change no sum" {
  ruleset = "chronicles",
  sets = all_sets,
  rules = { "C-45", "C-52", "C-56" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = busy_player { unbuilt = fully_built() },
    bob = busy_player { unbuilt = {} },
    cat = { buildings = fully_built(), unbuilt = {} },
  },
  run = function(t)
    for _, sum in ipairs(sums) do
      local mine, theirs = t:value("ann", sum), t:value("bob", sum)
      assert(mine == theirs, sum .. " is " .. mine .. " instead of " .. theirs)
    end
  end,
}

scenario "Land costs 2 gold for each building of one's own" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-56" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { buildings = { { "town", level = 1 } } },
    bob = { buildings = { { "town", level = 1 }, { "mine", level = 1 }, { "temple", level = 2 } } },
    cat = {},
  },
  run = function(t)
    assert(t:value("ann", "land_cost") == 2)
    assert(t:value("bob", "land_cost") == 6)
    assert(t:value("cat", "land_cost") == 0)
  end,
}

scenario "The artifact a Court Jester brings lies face up, and no character can be brought instead" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-forge-of-legends" },
  rules = { "C-116" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 1, hand = { "court_jester", "crystal_orb", "farmer" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.3")
    t:expect_asked("ann", { prompt = "plan.with", options = { "crystal_orb" } })
    t:answer("ann", "crystal_orb")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { artifacts = { { "crystal_orb", face = "up" } } })
    t:expect_view("bob", { ann = { artifacts = { "crystal_orb" } } })
    t:answer("ann", {})
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

for slot, fights in ipairs { true, true, false, false, true } do
  scenario("A character in slot " .. slot .. (fights and " fights" or " does not fight")) {
    ruleset = "chronicles",
    sets = { "chronicles" },
    rules = { "C-18", "C-44" },
    given = {
      phase = "deploy", step = "plan", round = 4,
      ann = { kingdom = { [slot] = "knight" }, buildings = { { "town", level = 2 } } },
      bob = { kingdom = { [slot] = "archer" } },
    },
    run = function(t)
      local strength = t:value(t:card("ann", "kingdom", 1), "strength")
      assert(strength > 0 and t:value("ann", "kingdom_strength") == (fights and strength or 0))
      assert(t:value("bob", "kingdom_strength") == 2, "an Archer fights from everywhere")
    end,
  }
end

local function copies(count, name)
  local cards = {}
  for at = 1, count do
    cards[at] = name
  end
  return cards
end

scenario "Eleven cards left for seven packs: they are dealt, the discard pile is shuffled in, and all packs are full" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-28", "CX-32" },
  seats = 7,
  given = {
    phase = "recruit", step = "packs", round = 3,
    game = { deck = copies(11, "knight"), discard_pile = copies(30, "golem") },
  },
  run = function(t)
    local knights = 0
    for _, seat in ipairs { "ann", "bob", "cat", "dan", "eve", "fay", "gil" } do
      t:expect(seat, { pack = 5 })
      for _, name in ipairs(t:names(seat, "pack")) do
        knights = knights + (name == "knight" and 1 or 0)
      end
    end
    assert(knights == 11, "what was left of the deck is dealt first")
    t:expect("game", { deck = copies(6, "golem"), discard_pile = {} })
  end,
}

scenario "What is held, saved or unspent is worth nothing; gold decides between equals" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-75" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { points = 3, gold = 9, hand = { "colossus", "relic_of_wisdom" }, saved = { "dragon" } },
    bob = { points = 3, gold = 8 },
    cat = { points = 4 },
  },
  run = function(t)
    t:expect_finished { winners = { "cat" }, ranks = { ann = { 3, 9 }, bob = { 3, 8 }, cat = { 4, 3 } } }
  end,
}

-- Two Shapeshifters in one step: the first to search finds the Farmer, the second the Miner.
local function two_shapeshifters(name, ann, bob, first, seed)
  ann.kingdom = { [2] = { "shapeshifter", new = 1 } }
  bob.kingdom = { [1] = { "shapeshifter", new = 1 } }
  scenario("Who searches the deck first: " .. name) {
    ruleset = "chronicles",
    sets = { "chronicles" },
    rules = { "C-104", "CX-33" },
    seed = seed,
    given = {
      phase = "deploy", step = "replace", round = 4,
      ann = ann, bob = bob,
      game = { deck = { "farmer", "miner" }, discard_pile = {} },
    },
    run = function(t)
      t:expect("ann", { kingdom = { [2] = { first == "ann" and "farmer" or "miner" } } })
      t:expect("bob", { kingdom = { [1] = { first == "bob" and "farmer" or "miner" } } })
      t:answer("ann", "pass")
      t:answer("bob", "pass")
    end,
  }
end

two_shapeshifters("more points", { points = 12, gold = 1 }, { points = 9, gold = 5 }, "ann")
two_shapeshifters("one point more", { points = 8, gold = 5 }, { points = 9, gold = 1 }, "bob")
two_shapeshifters("equal points, more gold", { points = 12, gold = 1 }, { points = 12, gold = 5 }, "bob")
two_shapeshifters("equal points, one gold more", { points = 12, gold = 5 }, { points = 12, gold = 4 }, "ann")
two_shapeshifters("all equal, the lot falls on one", { points = 12, gold = 4 }, { points = 12, gold = 4 }, "ann", 1)
two_shapeshifters("all equal, the lot falls on the other", { points = 12, gold = 4 }, { points = 12, gold = 4 }, "bob", 10)

local none = { wood = 0, food = 0, crystal = 0, gold = 0 }

local function missing(what)
  local amounts = {}
  for kind, nothing in pairs(none) do
    amounts[kind] = what[kind] or nothing
  end
  return amounts
end

scenario "C-151: what cannot be built, and what is missing for it" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-57", "C-58", "C-59", "C-151", "C-152" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "woodcutter" }, gold = 1, buildings = { { "temple", level = 2 } }, unbuilt = { "mine", "tavern", "town" } },
    bob = {
      kingdom = { "woodcutter" }, gold = 2, buildings = { { "town", level = 1 } }, unbuilt = { "mine", "tavern", "temple" },
    },
  },
  run = function(t)
    t:refused("ann", { group = "upgrade", "mine" }, "cannot_build", none)   -- not built
    t:refused("ann", { group = "upgrade", "temple" }, "cannot_build", none) -- at its last level
    t:refused("ann", { group = "build", "temple" }, "cannot_build", none)   -- built
    t:refused("ann", { group = "build", "mine" }, "cannot_build", missing { gold = 1 })             -- land costs 2
    t:refused("ann", { group = "build", "tavern" }, "cannot_build", missing { gold = 1, food = 1 })
    t:refused("ann", { group = "build_at_2", "mine" }, "cannot_build", missing { gold = 1, wood = 1, crystal = 1 })
    t:refused("ann", { group = "build_at_2", "town" }, "cannot_build", missing { gold = 1, wood = 2 })
    -- Two wood, of the Woodcutter and of the town itself; a crystal is nearer than two gold.
    t:refused("bob", { group = "build", "temple" }, "cannot_build", missing { crystal = 1 })
    t:refused("bob", { group = "build_at_2", "temple" }, "cannot_build", missing { crystal = 3 })
    t:upgrade("bob", "town")
    t:expect_not_asked("bob")                                               -- one construction in a round
    t:answer("ann", "pass")
    t:expect("bob", { gold = 2, buildings = { { "town", level = 2 } } })
  end,
}

scenario "C-59: an upgraded building stays where it is, and is not said to be built again" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-59" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "forest_spirit" }, buildings = { { "town", level = 1 } } },
    bob = { kingdom = { "woodcutter" }, unbuilt = { "town" } },
  },
  run = function(t)
    t:upgrade("ann", "town")
    t:build("bob", "town")
    t:expect_told("ann", "ann: level +1 on Town")
    t:expect_not_told("ann", "ann: Town")
    t:expect_told("bob", "bob: Town from unbuilt to buildings")
  end,
}

scenario "C-57, C-58: the last gold and the last resource are enough" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-56", "C-57", "C-58" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "woodcutter" }, gold = 2, buildings = { { "temple", level = 2 } }, unbuilt = { "mine" } },
    bob = { kingdom = { "farmer", "farmer", "woodcutter" }, gold = 2, buildings = { { "temple", level = 2 } }, unbuilt = { "tavern" } },
  },
  run = function(t)
    t:build("ann", "mine")
    t:build_at_2("bob", "tavern")
    t:expect("ann", { gold = 0, unbuilt = {} })
    t:expect("bob", { gold = 0, unbuilt = {} })
  end,
}

for gold = 1, 2 do
  scenario("C-56: a Tavern at level 2 at once beside one building costs 2 gold for land: with " .. gold) {
    ruleset = "chronicles",
    sets = { "chronicles" },
    rules = { "C-56", "C-58" },
    given = {
      phase = "construction", step = "construct", round = 4,
      ann = { kingdom = { "farmer", "farmer", "woodcutter" }, gold = gold, buildings = { { "temple", level = 2 } }, unbuilt = { "tavern" } },
    },
    run = function(t)
      if gold < 2 then
        t:refused("ann", { group = "build_at_2", "tavern" }, "cannot_build", missing { gold = 1 })
        return
      end
      t:build_at_2("ann", "tavern")
      t:answer("bob", "pass")
      t:expect("ann", { gold = 0 })
    end,
  }
end

-- Who may pay what instead of which resource: the card, what its owner has besides, and a building that wants something else.
local exchanges = {
  { "grand_architect", "mine", serves = true, gold = 1 },
  { "grand_architect", "tavern", serves = true, gold = 1 },
  { "grand_architect", "abbey", serves = true, gold = 1 },
  { "grand_architect", "academy", serves = true, gold = 1 },
  { "wood_merchant", "mine", serves = true, gold = 1 },
  { "wood_merchant", "tavern", serves = false, gold = 9 },
  { "wood_merchant", "academy", serves = false, gold = 9 },
  { "dryad", "mine", serves = true, gold = 0 },
  { "dryad", "tavern", serves = true, gold = 0 },
  { "dryad", "academy", serves = true, gold = 0 },
}
for _, each in ipairs(exchanges) do
  local name, building = each[1], each[2]
  scenario("C-108: the " .. name .. (each.serves and " serves" or " does not serve") .. " to build the " .. building .. ", and only its owner") {
    ruleset = "chronicles",
    sets = all_sets,
    rules = { "C-62", "C-108" },
    given = {
      phase = "construction", step = "construct", round = 4,
      ann = { kingdom = { name }, gold = each.gold, unbuilt = { building } },
      bob = { kingdom = { "knight" }, saved = { name }, gold = 9, unbuilt = { building } },
    },
    run = function(t)
      t:refused("bob", { group = "build", building }, "cannot_build")
      t:answer("bob", "pass")
      if not each.serves then
        t:refused("ann", { group = "build", building }, "cannot_build")
        return
      end
      t:build("ann", building)
      t:expect("ann", { gold = 0, buildings = { { building, level = 1 } } })
    end,
  }
end

scenario "C-108: wood serves as food only for whoever has the Dryad in the kingdom" {
  ruleset = "chronicles",
  sets = all_sets,
  rules = { "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "woodcutter" }, saved = { "dryad" }, unbuilt = { "tavern" } },
    bob = { kingdom = { "woodcutter", "dryad" }, unbuilt = { "tavern" } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "tavern" }, "cannot_build", missing { food = 1 })
    t:answer("ann", "pass")
    t:build("bob", "tavern")
    t:expect("bob", { buildings = { { "tavern", level = 1 } } })
  end,
}

scenario "C-151: what the kingdom produces is not missing, and of two ways to pay the one that comes closer is told" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-120", "C-151" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "miner" }, gold = 1, buildings = { { "temple", level = 1 } } },
    bob = { gold = 2, buildings = { { "temple", level = 1 } } },
    cat = { gold = 1, unbuilt = { "temple" } },
  },
  run = function(t)
    t:refused("ann", { group = "upgrade", "temple" }, "cannot_build", missing { crystal = 1 })
    t:refused("bob", { group = "upgrade", "temple" }, "cannot_build", missing { gold = 1 })
    -- A crystal or a gold: what is printed first.
    t:refused("cat", { group = "build", "temple" }, "cannot_build", missing { crystal = 1 })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}

scenario "C-68: who has died is not marked for death any more" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-17", "C-66", "C-68" },
  given = {
    phase = "aging", step = "age", round = 3,
    ann = { kingdom = { { "knight", age = 1 } } },
    game = { deck = {}, discard_pile = {} },
  },
  run = function(t)
    t:expect("game", { discard_pile = {} }) -- dealt again for the next round
    t:pass_until { step = "plan" }
    local seat = t:count("ann", "hand") == 1 and "ann" or "bob"
    t:expect(seat, { hand = { { "knight", doomed = 0, age = 0, new = 0 } } })
    t:pass_until { step = "construct" }
  end,
}

scenario "C-66, C-67: only who is left gets a token, whichever player is served first" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-66", "C-67", "C-68" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { { "knight", age = 1 }, "farmer" } },
    bob = { kingdom = { { "golem", age = 1 }, "miner" } },
  },
  run = function(t)
    t:expect_told("ann", "ann: age +1 on Farmer")
    t:expect_told("ann", "bob: age +1 on Miner")
    t:expect_not_told("ann", "age +1 on Knight")
    t:expect_not_told("ann", "age +1 on Golem")
    t:expect("game", { discard_pile = { "knight", "golem" } })
  end,
}

scenario "C-27: what was kept and what was saved come to the hand" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-27", "C-43" },
  given = {
    phase = "recruit", step = "take_up", round = 4,
    ann = { kept = { "knight" }, saved = { "golem" } },
    bob = {},
  },
  run = function(t)
    t:expect_told("ann", "Knight from kept to hand")
    t:expect_told("ann", "Golem from saved to hand")
    t:expect("ann", { hand = { "knight", "golem" }, kept = {}, saved = {} })
    t:expect_step("plan")
  end,
}

scenario "C-147: nothing can be done to a building that stands at its last level" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-65", "C-147" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { gold = 99, kingdom = { "woodcutter", "farmer", "cave_spirit" }, buildings = { { "town", level = 2 } }, unbuilt = {} },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "construct", options = { "pass" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "C-63, C-145: a neighbour on a fifth slot makes no room for whoever has none" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-63", "C-145" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "miner" }, kingdom = { "knight", "knight", "farmer", "farmer" }, buildings = { { "town", level = 1 } } },
    bob = { kingdom = { [5] = "knight" }, buildings = { { "town", level = 2 } } },
  },
  run = function(t)
    t:refused("ann", { group = "place", "miner" }, "no_room")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:answer("ann", {})
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
