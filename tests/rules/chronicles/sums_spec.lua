-- What every card adds to a sum, for none, one, two and more of what it counts (docs/rules/chronicles.md, section 14 and the card
-- list). Each row is a kingdom and what it comes to.

local all_sets = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends" }

local nothing = { kingdom = {}, buildings = {}, artifacts = {}, wars_won = 0, gold = 0 }

-- What a neighbour with a single building and nobody in the kingdom comes to all the time.
local of_neighbour = { income = 2, land_cost = 2, wood_made = 1, food_made = 1 }

-- The name of a query of cards is asked of the first card in `zone`, all others of the player.
local function sums(name, query, zone, rows)
  scenario(name) {
    ruleset = "chronicles",
    sets = all_sets,
    rules = { "C-22", "C-45", "C-49", "C-52" },
    given = { phase = "deploy", step = "plan", round = 4, ann = {}, bob = { buildings = { { "town", level = 1 } } } },
    run = function(t)
      for at, row in ipairs(rows) do
        local state = {}
        for key, empty in pairs(nothing) do
          state[key] = row[1][key] or empty
        end
        t:set("ann", state)
        local value = t:value(zone and t:card("ann", zone, row.at or 1) or "ann", query)
        assert(value == row[2], string.format("row %d: %s is %d, expected %d", at, query, value, row[2]))
        if not zone then
          assert(t:value("bob", query) == (of_neighbour[query] or 0), "a neighbour's cards count for nobody else")
        end
      end
    end,
  }
end

local function of_player(name, query, rows)
  sums(name, query, nil, rows)
end

local function people(...)
  return { kingdom = { ... } }
end

-- By age tokens on the card itself.
local function by_age(name, card, query, values)
  local rows = {}
  for at, value in ipairs(values) do
    rows[at] = { people({ card, age = at - 1 }, { "knight", age = 4 }), value }
  end
  sums(name, query, "kingdom", rows)
end

by_age("The Adventurer produces a crystal for each age token on itself", "adventurer", "crystal", { 0, 1, 2, 3 })
by_age("The Colossus has strength 7 with any age token", "colossus", "strength", { 1, 7, 7, 7 })
by_age("The Giant Snake has no strength with any age token", "giant_snake", "strength", { 4, 0, 0, 0 })
by_age("The Leviathan produces 2 food with any age token", "leviathan", "food", { 0, 2, 2, 2 })
by_age("The Leviathan does not fight with any age token", "leviathan", "strength", { 4, 0, 0, 0 })
by_age("The Militiaman gains strength with each age token", "militiaman", "strength", { 2, 3, 4, 5 })
by_age("The Salamander gains strength with each age token", "salamander", "strength", { 4, 5, 6, 7 })
by_age("The Relic of War gains strength with each age token", "relic_of_war", "strength", { 2, 3, 4, 5 })
by_age("The Relic of Wisdom is worth 2 points for each age token", "relic_of_wisdom", "worth", { 0, 2, 4, 6 })
by_age("The Strategist counts the age tokens of the whole kingdom", "strategist", "strength", { 5, 6, 7, 8 })

-- By units of one resource; the givers stand behind the card.
local givers = { wood = "woodcutter", food = "farmer", crystal = "miner" }

local function by_units(name, card, kind, query, zone, values)
  local rows = {}
  for at, value in ipairs(values) do
    local state = people(card)
    for _ = 2, at do
      table.insert(state.kingdom, givers[kind])
    end
    rows[at] = { state, value }
  end
  sums(name, query, zone, rows)
end

by_units("The Cerberus has strength 3 with any food", "cerberus", "food", "strength", "kingdom", { 2, 3, 3, 3 })
by_units("The Dragon has strength 7 with any crystal", "dragon", "crystal", "strength", "kingdom", { 0, 7, 7, 7 })
by_units("The Leviathan gains 2 strength with each food", "leviathan", "food", "strength", "kingdom", { 4, 6, 8, 10 })
by_units("The Manticore gains 2 strength with each food", "manticore", "food", "strength", "kingdom", { 2, 4, 6, 8 })
by_units("The Cook earns 1 gold with each food", "cook", "food", "income", nil, { 2, 3, 4, 5 })
by_units("The Master Alchemist earns 1 gold with each wood", "master_alchemist", "wood", "income", nil, { 2, 3, 4, 5 })
by_units("The Smuggler earns 2 gold with any food", "smuggler", "food", "income", nil, { 2, 4, 4, 4 })

sums("C-45: a Leviathan that cannot fight has no strength, whatever its food and others give it", "strength", "kingdom", {
  { people({ "leviathan", age = 1 }, "farmer", "war_drummer"), 0 },
  { people("leviathan", "farmer", "war_drummer"), 7 },
})

for slot, food in ipairs { 1, 1, 0, 0, 1 } do
  sums("The Hunter produces " .. food .. " food in slot " .. slot, "food", "kingdom", {
    { { kingdom = { [slot] = "hunter" }, buildings = { { "town", level = 2 } } }, food },
  })
end

-- By wars won, of which each gives 3 points by itself.
local function by_wars(name, state, values, query)
  local rows = {}
  for at, value in ipairs(values) do
    local row = { wars_won = at - 1 }
    for key, cards in pairs(state) do
      row[key] = cards
    end
    rows[at] = { row, value }
  end
  of_player(name, query or "war_points", rows)
end

by_wars("C-47: each war won gives 3 points", {}, { 0, 3, 6 })
by_wars("The Colossus gives a point for each war won", people("colossus"), { 0, 4, 8 })
by_wars("The Commander gives a point for each war won, from the back row too", { kingdom = { [3] = "commander" } }, { 0, 4, 8 })
by_wars("Two Commanders give two points for each war won", people("commander", "commander"), { 0, 5, 10 })
by_wars("The Rogue gives a gold for each war won", people("rogue"), { 0, 1, 2 }, "war_gold")
by_wars("The Master Alchemist gives nothing for wars without a crystal", people("master_alchemist"), { 0, 3, 6 })
by_wars("The Master Alchemist gives a point for each war won and each crystal", people("master_alchemist", "miner", "miner", "miner"), { 0, 6, 12 })
by_wars("The Watchtower at level 1 gives nothing for wars", { buildings = { { "watchtower", level = 1 } } }, { 0, 3, 6 })
by_wars("The Watchtower at level 2 gives a point for each war won", { buildings = { { "watchtower", level = 2 } } }, { 0, 4, 8 })
by_wars("The Banner of Glory gives one point, however many wars are won", { artifacts = { "banner_of_glory" } }, { 0, 4, 7 })
by_wars("The Royal Palace at level 1 gives nothing for wars", { buildings = { { "royal_palace", level = 1 } } }, { 0, 3, 6 })
by_wars("The Royal Palace at level 2 gives 2 points, however many wars are won", { buildings = { { "royal_palace", level = 2 } } }, { 0, 5, 8 })

-- Buildings: the units of one resource from none to three besides what the building itself produces.
local function building_by_units(name, building, level, kind, query, values)
  local rows = {}
  for at, value in ipairs(values) do
    local kingdom = {}
    for _ = 2, at do
      table.insert(kingdom, givers[kind])
    end
    rows[at] = { { kingdom = kingdom, buildings = { { building, level = level } } }, value }
  end
  of_player(name, query, rows)
end

for level = 1, 2 do
  building_by_units("The Tavern at level " .. level .. " earns 1 gold with each food", "tavern", level, "food", "income", { 2, 3, 4, 5 })
  building_by_units("The Port at level " .. level .. " earns 1 gold with any wood", "port", level, "wood", "income", { 2, 3, 3, 3 })
  building_by_units("The Port at level " .. level .. " earns 1 gold with any food", "port", level, "food", "income", { 2, 3, 3, 3 })
  building_by_units("The Port at level " .. level .. " earns nothing with crystals", "port", level, "crystal", "income", { 2, 2, 2, 2 })
  of_player("The Temple at level " .. level .. " earns 2 gold", "income", { { { buildings = { { "temple", level = level } } }, 4 } })
end

local function never(building, kind)
  building_by_units("The " .. building .. " at level 1 gives no points in war", building, 1, kind, "war_points", { 0, 0, 0, 0 })
end

never("mine", "crystal")
never("tavern", "food")
never("temple", "crystal")
never("sawmill", "wood")
never("port", "crystal")
never("abbey", "food")
building_by_units("The Mine at level 2 gives 2 points for each crystal, its own included", "mine", 2, "crystal", "war_points", { 2, 4, 6, 8 })
building_by_units("The Tavern at level 2 gives a point for each food", "tavern", 2, "food", "war_points", { 0, 1, 2, 3 })
building_by_units("The Temple at level 2 gives 2 points", "temple", 2, "crystal", "war_points", { 2, 2, 2, 2 })
building_by_units("The Sawmill at level 2 gives a point for each wood, its own included", "sawmill", 2, "wood", "war_points", { 1, 2, 3, 4 })
building_by_units("The Port at level 2 gives 2 points with any crystal", "port", 2, "crystal", "war_points", { 0, 2, 2, 2 })
building_by_units("The Port at level 2 gives no points for wood", "port", 2, "wood", "war_points", { 0, 0, 0, 0 })

for _, kind in ipairs { "wood", "food", "crystal" } do
  local town, second = kind == "crystal" and 0 or 1, 1
  sums("The Town produces " .. town .. " " .. kind .. " at level 1, " .. second .. " at level 2", kind, "buildings", {
    { { buildings = { { "town", level = 1 } } }, town },
    { { buildings = { { "town", level = 2 } } }, second },
  })
end

local function with(buildings, ...)
  return { buildings = buildings, kingdom = { ... } }
end

for level = 1, 2 do
  local barracks = { { "barracks", level = level } }
  of_player("Barracks at level " .. level .. " add a strength for each wood", "kingdom_strength", {
    { with(barracks), 0 },
    { with(barracks, "knight"), 4 },
    { { kingdom = { [1] = "knight", [3] = "woodcutter" }, buildings = barracks }, 5 },
    { { kingdom = { [1] = "knight", [3] = "woodcutter", [4] = "forest_spirit" }, buildings = barracks }, 8 },
  })
end
of_player("Barracks at level 1 give no points in war", "war_points", { { with({ { "barracks", level = 1 } }, "knight", "knight"), 0 } })
of_player("Barracks at level 2 give a point for each character of strength 3 or more, in either row", "war_points", {
  { with({ { "barracks", level = 2 } }), 0 },
  { with({ { "barracks", level = 2 } }, "hunter"), 0 },
  { with({ { "barracks", level = 2 } }, "treefolk"), 1 },
  { with({ { "barracks", level = 2 } }, "knight", "treefolk", "knight", "hunter"), 3 },
})

for level = 1, 2 do
  local abbey = { { "abbey", level = level } }
  of_player("The Abbey at level " .. level .. " earns 1 gold with two kinds of resources", "income", {
    { with(abbey), 2 },
    { with(abbey, "woodcutter", "woodcutter"), 2 },
    { with(abbey, "woodcutter", "farmer"), 3 },
    { with(abbey, "miner", "farmer"), 3 },
    { with(abbey, "miner", "farmer", "woodcutter"), 3 },
  })
end
of_player("The Abbey at level 2 gives a point for each kind of resource", "war_points", {
  { with { { "abbey", level = 2 } }, 0 },
  { with({ { "abbey", level = 2 } }, "woodcutter", "woodcutter"), 1 },
  { with({ { "abbey", level = 2 } }, "farmer", "woodcutter"), 2 },
  { with({ { "abbey", level = 2 } }, "farmer", "woodcutter", "miner", "miner"), 3 },
})

of_player("The Academy at level 1 gives no points in war", "war_points", {
  { with({ { "academy", level = 1 } }, { "knight", age = 1 }), 0 },
})
of_player("The Academy at level 2 gives a point for each character with any age token", "war_points", {
  { with({ { "academy", level = 2 } }, "knight"), 0 },
  { with({ { "academy", level = 2 } }, { "knight", age = 1 }, "farmer"), 1 },
  { with({ { "academy", level = 2 } }, { "knight", age = 2 }, "farmer", { "miner", age = 1 }), 2 },
})

of_player("The Market earns 1 gold for each other building", "income", {
  { with { { "market", level = 1 } }, 2 },
  { with { { "market", level = 1 }, { "mine", level = 1 } }, 3 },
  { with { { "market", level = 2 }, { "mine", level = 1 }, { "town", level = 2 } }, 4 },
})
for gold, worth in pairs { [0] = 3, [2] = 3, [3] = 4, [5] = 4, [6] = 5, [9] = 6 } do
  sums("The Market with " .. gold .. " gold is worth 1 point at level 1 and " .. worth .. " at level 2", "worth", "buildings", {
    { { buildings = { { "market", level = 1 } }, gold = gold }, 1 },
    { { buildings = { { "market", level = 2 } }, gold = gold }, worth },
  })
end

for level = 1, 2 do
  local inn = { { "inn", level = level } }
  of_player("The Inn at level " .. level .. " earns 1 gold for each character in the back row", "income", {
    { { buildings = inn, kingdom = { "knight", "knight" } }, 2 },
    { { buildings = inn, kingdom = { [1] = "knight", [3] = "knight" } }, 3 },
    { { buildings = inn, kingdom = { [3] = "knight", [4] = "knight", [5] = "knight" } }, 4 },
  })
  of_player("The Inn at level " .. level .. " gives " .. level - 1 .. " points for each character in the back row", "war_points", {
    { { buildings = inn, kingdom = { "knight", "knight" } }, 0 },
    { { buildings = inn, kingdom = { [1] = "knight", [3] = "knight" } }, level - 1 },
    { { buildings = inn, kingdom = { [3] = "knight", [4] = "knight", [5] = "knight" } }, 2 * (level - 1) },
  })
end

of_player("The Princess gives the points the buildings show", "war_points", {
  { people("princess"), 0 },
  { with({ { "mine", level = 1 } }, "princess"), 1 },
  { with({ { "mine", level = 1 }, { "town", level = 2 } }, "princess"), 4 },
  { with({ { "sawmill", level = 1 }, { "town", level = 2 }, { "town", level = 1 } }, "princess"), 5 },
})

of_player("The Landlord's land costs nothing", "land_cost", {
  { with({ { "mine", level = 1 }, { "town", level = 1 } }, "farmer"), 4 },
  { with({ { "mine", level = 1 }, { "town", level = 1 } }, "landlord"), 0 },
})
of_player("With the Architect's Compass land costs nothing", "land_cost", {
  { { artifacts = { "architects_compass" }, buildings = { { "mine", level = 1 } } }, 0 },
  { { artifacts = { "crystal_orb" }, buildings = { { "mine", level = 1 } } }, 2 },
})

-- Artifacts in the kingdom, from none to four.
local function by_artifacts(name, state, query, zone, values)
  local rows = {}
  for at, value in ipairs(values) do
    local row, artifacts = {}, {}
    for _ = 2, at do
      table.insert(artifacts, "crystal_orb")
    end
    for key, cards in pairs(state) do
      row[key] = cards
    end
    row.artifacts = artifacts
    rows[at] = { row, value }
  end
  sums(name, query, zone, rows)
end

by_artifacts("The Archivist gives a point for each artifact, at most 3", people("archivist"), "war_points", nil, { 0, 1, 2, 3, 3 })
by_artifacts("The Runesmith earns 1 gold for each artifact, at most 2", people("runesmith"), "income", nil, { 2, 3, 4, 4, 4 })
by_artifacts("The Treasure Hunter gains a strength for each artifact", people("treasure_hunter"), "strength", "kingdom", { 2, 3, 4, 5, 6 })
for level = 1, 2 do
  by_artifacts(
    "The Royal Palace at level " .. level .. " earns 1 gold for each artifact, at most 3", with { { "royal_palace", level = level } },
    "income", nil, { 2, 3, 4, 5, 5 }
  )
end

of_player("The Cursed Crown takes a gold of the income, never below nothing", "income", {
  { { artifacts = { "cursed_crown" } }, 1 },
  { { artifacts = { "cursed_crown", "cursed_crown" } }, 0 },
  { { artifacts = { "cursed_crown", "cursed_crown", "cursed_crown" } }, 0 },
})
of_player("The Shield of Strength and the Watchtower add 2 strength each", "kingdom_strength", {
  { people("knight"), 4 },
  { { kingdom = { "knight" }, artifacts = { "shield_of_strength" } }, 6 },
  { with({ { "watchtower", level = 1 } }, "knight"), 6 },
  { with({ { "watchtower", level = 2 } }, "knight"), 6 },
})

of_player("The Relic of Fertility in the front row gives a point for each pair of wood and food", "war_points", {
  { people("relic_of_fertility"), 0 },
  { people("relic_of_fertility", "woodcutter"), 0 },
  { people("relic_of_fertility", "farmer"), 0 },
  { people("relic_of_fertility", "woodcutter", "farmer"), 1 },
  { people("relic_of_fertility", "forest_child", "forest_spirit"), 1 },
  { people("relic_of_fertility", "forest_child", "forest_spirit", "farmer"), 2 },
  { { kingdom = { [3] = "relic_of_fertility", [1] = "forest_child" } }, 0 },
})

sums("C-109: the Ogre counts the coming income, and at least the 2 gold of everybody", "strength", "kingdom", {
  { people("ogre"), 4 },
  { people("ogre", "blacksmith"), 5 },
  { people("ogre", "blacksmith", "blacksmith"), 6 },
  { { kingdom = { "ogre" }, artifacts = { "cursed_crown" } }, 4 },
  { { kingdom = { "ogre", "blacksmith", "blacksmith" }, artifacts = { "cursed_crown" } }, 5 },
})

sums("The War Drummer gives the others in the front row a strength, from either row", "strength", "kingdom", {
  { people("knight", "war_drummer"), 5 },
  { { kingdom = { [1] = "knight", [4] = "war_drummer" } }, 5 },
  { { kingdom = { [1] = "knight", [3] = "war_drummer", [4] = "war_drummer" } }, 6 },
  { people("war_drummer", "knight"), 1 },
  { people("war_drummer", "war_drummer"), 2 },
  { { kingdom = { [3] = "knight", [4] = "war_drummer" } }, 4 },
})

-- Who dies: `doomed` marks those of this phase.
local function dead(name, age)
  return { name, age = age or 1, doomed = 1 }
end

for _, reader in ipairs { "palm_reader", "kraken" } do
  of_player("The " .. reader .. " gives a point for each age token on those who die, its own included", "aging_points", {
    { people(reader, { "knight", age = 2 }), 0 },
    { people(dead(reader)), 1 },
    { people(reader, dead("knight", 3)), 3 },
    { people(dead(reader, 2), dead("knight"), { "farmer", age = 1 }), 3 },
  })
end
of_player("The Monkey gives a gold for each age token when it dies", "aging_gold", {
  { people({ "monkey", age = 1 }, dead "knight"), 0 },
  { people(dead "monkey"), 1 },
  { people(dead("monkey", 3)), 3 },
})
local deaths = { sculptor = 3, lost_soul = 7, imp_lackey = -2 }
for name, points in pairs(deaths) do
  of_player("The " .. name .. " gives " .. points .. " points when it dies, and only then", "aging_points", {
    { people({ name, age = 1 }, dead "knight"), 0 },
    { people(dead(name)), points },
    { people(dead(name, 2), dead(name)), 2 * points },
  })
end
of_player("C-123: the Demon costs 3 points when it dies with exactly one age token", "aging_points", {
  { people { "demon", age = 1 }, 0 },
  { people(dead "demon"), -3 },
  { people(dead("demon", 2)), 0 },
})
of_player("The Magnificent Rose gives one point, however many die", "aging_points", {
  { { artifacts = { "magnificent_rose" }, kingdom = { { "knight", age = 1 } } }, 0 },
  { { artifacts = { "magnificent_rose" }, kingdom = { dead "knight" } }, 1 },
  { { artifacts = { "magnificent_rose" }, kingdom = { dead "knight", dead "farmer" } }, 1 },
})
for level = 1, 2 do
  local crypt = { { "crypt", level = level } }
  of_player("The Crypt at level " .. level .. " gives a gold for each who dies", "aging_gold", {
    { with(crypt, { "knight", age = 1 }), 0 },
    { with(crypt, dead("knight", 3)), 1 },
    { with(crypt, dead "knight", dead "farmer", "miner"), 2 },
  })
  of_player("The Crypt at level " .. level .. " gives " .. level - 1 .. " points for each who dies", "aging_points", {
    { with(crypt, { "knight", age = 1 }), 0 },
    { with(crypt, dead("knight", 3)), level - 1 },
    { with(crypt, dead "knight", dead "farmer", "miner"), 2 * (level - 1) },
  })
end
of_player("The Relic of Light gives a point for each other character that is old and does not die", "aging_points", {
  { people({ "relic_of_light", age = 2 }), 0 },
  { people({ "relic_of_light", age = 2 }, "knight"), 0 },
  { people({ "relic_of_light", age = 2 }, dead "knight"), 0 },
  { people({ "relic_of_light", age = 2 }, { "knight", age = 1 }), 1 },
  { people("relic_of_light", { "relic_of_war", age = 3 }, { "salamander", age = 1 }, dead "knight"), 2 },
})

of_player("The table is told what wood the kingdom produces", "wood_made", {
  { people("knight"), 0 },
  { people("woodcutter"), 1 },
  { people("woodcutter", "woodcutter"), 2 },
})
of_player("The table is told what food the kingdom produces", "food_made", {
  { people("knight"), 0 },
  { people("hunter"), 1 },
})
of_player("The table is told what crystals the kingdom produces", "crystal_made", {
  { people("knight"), 0 },
  { with({ { "mine", level = 1 } }, "knight"), 1 },
})
of_player("What has been placed but not revealed is still to be paid", "to_pay", {
  { people("knight"), 0 },
  { people({ "knight", face = "down" }), 1 },
  { people({ "knight", face = "down" }, { "knight", face = "down" }), 2 },
})
