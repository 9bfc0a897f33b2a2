-- Setting up with Beyond the Gates (docs/rules/chronicles.md, sections 1, 2, 12 and 13).

local gates = { "chronicles", "chronicles-beyond-the-gates" }
local gates_and_forge = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends" }
local seats = { "ann", "bob", "cat", "dan", "eve", "fay", "gil" }

-- The base buildings that are there besides what is drawn.
local function with(buildings)
  local all = { "mine", "tavern", "temple", "town" }
  for _, building in ipairs(buildings) do
    table.insert(all, building)
  end
  return all
end

local function expect_unbuilt(t, players, buildings)
  for seat = 1, players do
    t:expect(seats[seat], { unbuilt = with(buildings) })
  end
end

-- How many of the cards that are drafted carry each name.
local function copies_in_deck(t, players)
  local copies = {}
  local function count(who, zone)
    for _, name in ipairs(t:names(who, zone)) do
      copies[name] = (copies[name] or 0) + 1
    end
  end
  count("game", "deck")
  for seat = 1, players do
    count(seats[seat], "pack")
  end
  return copies
end

local draws = {
  { seed = 1, tiles = { "port", "crypt", "market" } },
  { seed = 2, tiles = { "barracks", "abbey", "crypt" } },
  { seed = 3, tiles = { "crypt", "watchtower", "market" } },
}
for _, draw in ipairs(draws) do
  scenario("Three of seven tiles decide which buildings everybody has, seed " .. draw.seed) {
    ruleset = "chronicles",
    sets = gates,
    rules = { "C-84", "C-86", "CX-36" },
    seats = 3,
    seed = draw.seed,
    dealt = true,
    run = function(t)
      expect_unbuilt(t, 3, draw.tiles)
      t:expect("game", { box = 3 * 4 })
    end,
  }
end

local draws_with_forge = {
  { seed = 2, tiles = { "port", "crypt", "academy" } },
  { seed = 4, tiles = { "barracks", "inn", "royal_palace" } },
  { seed = 6, tiles = { "port", "abbey", "sawmill" } },
}
for _, draw in ipairs(draws_with_forge) do
  scenario("With Forge of Legends three of ten tiles are turned up, seed " .. draw.seed) {
    ruleset = "chronicles",
    sets = gates_and_forge,
    rules = { "C-6", "C-85", "C-90", "C-91", "CX-36" },
    seats = 3,
    seed = draw.seed,
    dealt = true,
    run = function(t)
      expect_unbuilt(t, 3, draw.tiles)
      t:expect("game", { box = 3 * 7 })
    end,
  }
end

scenario "The expansion has 13 kinds of characters, 20 cards, and six buildings for each of seven players" {
  ruleset = "chronicles",
  sets = gates,
  rules = { "C-4", "C-16", "C-83" },
  seats = 7,
  dealt = true,
  run = function(t)
    local printed = {
      princess = 1, lost_soul = 2, noble = 1, shadow = 2, relic_of_light = 1, relic_of_war = 1, grand_intendant = 1,
      smuggler = 2, sorcerers_apprentice = 3, imp_lackey = 2, dryad = 1, djinn = 2, gate_guardian = 1,
    }
    local copies, kinds, cards = copies_in_deck(t, 7), 0, 0
    for name, number in pairs(printed) do
      assert(copies[name] == number, name)
      kinds, cards = kinds + 1, cards + number
    end
    assert(kinds == 13 and cards == 20)
    t:expect("game", { deck = 101 - 35, box = 7 * 4 })
    for _, seat in ipairs(seats) do
      t:expect(seat, { unbuilt = 7 })
    end
  end,
}

-- What the table chooses, and the size of the deck, the buildings of each player and those put away that follow.
local tables = {
  { sets = gates, characters = 1, buildings = 0, deck = 101, unbuilt = 5, box = 0 },
  { sets = gates, characters = 0, buildings = 1, deck = 81, unbuilt = 7, box = 4 },
  { sets = gates, characters = 0, buildings = 0, deck = 81, unbuilt = 5, box = 0 },
  { sets = gates_and_forge, characters = 1, buildings = 1, deck = 145, unbuilt = 7, box = 7 },
  { sets = gates_and_forge, characters = 1, buildings = 0, deck = 145, unbuilt = 7, box = 1 },
  { sets = gates_and_forge, characters = 0, buildings = 1, deck = 125, unbuilt = 7, box = 7 },
}
for _, choice in ipairs(tables) do
  local name = "A table of " .. #choice.sets .. " sets, characters " .. choice.characters .. ", buildings " .. choice.buildings
  scenario(name) {
    ruleset = "chronicles",
    sets = choice.sets,
    rules = { "C-16", "C-82", "C-86", "C-89", "C-91" },
    seats = 3,
    options = { gates_characters = choice.characters, gates_buildings = choice.buildings },
    dealt = true,
    run = function(t)
      t:expect("game", { deck = choice.deck - 15, box = 3 * choice.box })
      for seat = 1, 3 do
        t:expect(seats[seat], { unbuilt = choice.unbuilt })
      end
      local copies = copies_in_deck(t, 3)
      assert((copies.shadow or 0) == 2 * choice.characters)
    end,
  }
end

scenario "Without the buildings of Beyond the Gates the barracks are always there" {
  ruleset = "chronicles",
  sets = gates,
  rules = { "C-15", "C-82" },
  seats = 3,
  options = { gates_buildings = 0 },
  dealt = true,
  run = function(t)
    expect_unbuilt(t, 3, { "barracks" })
    t:refused_table({ seats = 3, options = { gates_buildings = 2 } }, "gates_buildings")
  end,
}
