-- Set-up with Forge of Legends (docs/rules/chronicles.md, sections 2 and 13).

local forge = { "chronicles-forge-of-legends" }
local both = { "chronicles-beyond-the-gates", "chronicles-forge-of-legends" }

-- The whole expansion, with the number of cards of each kind.
local characters = {
  court_jester = 2, titan = 1, relic_of_fertility = 1, standard_bearer = 2, runesmith = 3, treasure_hunter = 2, archivist = 2,
  paladin = 3, forester = 3, stonecutter = 2, herbalist = 2, phoenix = 1, war_drummer = 2,
}
local artifacts = {
  bottomless_purse = 2, magnificent_rose = 2, cursed_crown = 1, shield_of_strength = 2, woodsmans_axe = 2, horn_of_plenty = 2,
  crystal_orb = 2, hourglass_of_ages = 2, banner_of_glory = 2, architects_compass = 1,
}
local of_base = { mine = true, tavern = true, temple = true, town = true, barracks = true }
local of_forge = { inn = true, sawmill = true, royal_palace = true }

local function count(names)
  local counted = {}
  for _, name in ipairs(names) do
    counted[name] = (counted[name] or 0) + 1
  end
  return counted
end

local function how_many_of(names, kinds)
  local number = 0
  for _, name in ipairs(names) do
    number = number + (kinds[name] and 1 or 0)
  end
  return number
end

local function assert_same_for_all(t, seats)
  local first = table.concat(t:names("ann", "unbuilt"), " ")
  for _, seat in ipairs(seats) do
    assert(table.concat(t:names(seat, "unbuilt"), " ") == first)
  end
end

scenario "All 26 characters and 18 artifacts of Forge of Legends are in the deck" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-5", "C-16", "C-87", "C-88", "CX-37" },
  given = { phase = "construction", step = "construct", round = 4 },
  run = function(t)
    local deck = t:names("game", "deck")
    assert(#deck == 125)
    assert(how_many_of(deck, characters) == 26)
    assert(how_many_of(deck, artifacts) == 18)
    local counted = count(deck)
    for _, kinds in ipairs { characters, artifacts } do
      for kind, copies in pairs(kinds) do
        assert(counted[kind] == copies, kind)
      end
    end
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "With both expansions the deck has 145 cards" {
  ruleset = "chronicles",
  sets = both,
  rules = { "C-16", "C-87", "C-88" },
  given = { phase = "construction", step = "construct", round = 4 },
  run = function(t)
    assert(#t:names("game", "deck") == 145)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

for seed = 1, 6 do
  scenario("Five buildings of the base game and two of Forge of Legends, deal " .. seed) {
    ruleset = "chronicles",
    sets = forge,
    rules = { "C-5", "C-89", "C-91", "CX-37" },
    seats = 3,
    seed = seed,
    dealt = true,
    run = function(t)
      local unbuilt = t:names("ann", "unbuilt")
      assert(#unbuilt == 7)
      assert(how_many_of(unbuilt, of_base) == 5)
      assert(how_many_of(unbuilt, of_forge) == 2)
      assert_same_for_all(t, { "bob", "cat" })
      t:expect("game", { deck = 125 - 15, box = 3 })
    end,
  }
end

for seed = 1, 6 do
  scenario("Four buildings of the base game and three of ten tiles, deal " .. seed) {
    ruleset = "chronicles",
    sets = both,
    rules = { "C-85", "C-90", "C-91" },
    seats = 3,
    seed = seed,
    dealt = true,
    run = function(t)
      local unbuilt = t:names("ann", "unbuilt")
      assert(#unbuilt == 7)
      assert(how_many_of(unbuilt, { mine = true, tavern = true, temple = true, town = true }) == 4)
      assert_same_for_all(t, { "bob", "cat" })
      t:expect("game", { box = 7 * 3 })
      t:pass_until { step = "construct" }
    end,
  }
end

scenario "Without the characters of Beyond the Gates the deck is that of Forge of Legends" {
  ruleset = "chronicles",
  sets = both,
  rules = { "C-16", "C-87", "C-88" },
  options = { gates_characters = 0 },
  given = { phase = "construction", step = "construct", round = 4 },
  run = function(t)
    assert(#t:names("game", "deck") == 125)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Without the buildings of Beyond the Gates, its characters change nothing about those of Forge of Legends" {
  ruleset = "chronicles",
  sets = both,
  rules = { "C-87", "C-89" },
  options = { gates_buildings = 0 },
  seats = 3,
  dealt = true,
  run = function(t)
    local unbuilt = t:names("ann", "unbuilt")
    assert(how_many_of(unbuilt, of_base) == 5)
    assert(how_many_of(unbuilt, of_forge) == 2)
    t:expect("game", { deck = 145 - 15 })
    t:pass_until { step = "construct" }
  end,
}

scenario "No option of the table leaves out a part of Forge of Legends" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-87", "C-153" },
  given = { phase = "construction", step = "construct", round = 4 },
  run = function(t)
    for _, part in ipairs { "forge_characters", "forge_artifacts", "forge_buildings" } do
      t:refused_table({ options = { [part] = 0 } }, "bad_setup: there is no option \"" .. part .. "\"")
    end
    t:refused_table({ seats = 8 }, "players")
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
