-- What only cards of the rules laboratory can show (docs/rules/chronicles.md): in which order a number is changed (C-45: first what stands
-- instead of it, then what is added for each of something, then what others give), and in which order and of which cards abilities are
-- carried out (C-41).

local function sums(name, sets, rows)
  scenario(name) {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-45" },
    given = { phase = "deploy", step = "plan", round = 4 },
    run = function(t)
      for at, row in ipairs(rows) do
        t:set("ann", { kingdom = row[1], artifacts = row.artifacts or {} })
        local value = t:value(t:card("ann", "kingdom", 1), row[2])
        assert(value == row[3], string.format("row %d: %s is %d, expected %d", at, row[2], value, row[3]))
      end
    end,
  }
end

local more = { "chronicles-beyond-the-gates", "chronicles-forge-of-legends" }

sums("C-45: what stands instead of a number comes before what is added to it", { "chronicles-lab", "chronicles", table.unpack(more) }, {
  { { { "adventurer", age = 2 }, "flatterer" }, "crystal", 3 },
  { { "cerberus", "flatterer", "farmer" }, "strength", 4 },
  { { { "colossus", age = 1 }, "flatterer" }, "strength", 8 },
  { { "dragon", "flatterer", "miner" }, "strength", 8 },
  { { { "giant_snake", age = 1 }, "flatterer" }, "strength", 1 },
  { { [3] = "hunter", [4] = "flatterer" }, "food", 1 },
  { { "leviathan", "flatterer" }, "food", 1 },
})

sums("C-45: what is added for each comes after what stands instead of a number", { "chronicles", more[1], more[2], "chronicles-lab" }, {
  { { "leviathan", "leveller", "farmer" }, "strength", 22 },
  { { "manticore", "leveller", "farmer" }, "strength", 22 },
  { { { "militiaman", age = 3 }, "leveller" }, "strength", 23 },
  { { "ogre", "leveller" }, "strength", 22 },
  { { { "salamander", age = 3 }, "leveller" }, "strength", 23 },
  { { { "strategist", age = 3 }, "leveller" }, "strength", 23 },
  { { { "relic_of_war", age = 3 }, "leveller" }, "strength", 23 },
  { { "treasure_hunter", "leveller" }, "strength", 21, artifacts = { "crystal_orb" } },
  { { "knight", "leveller", "war_drummer" }, "strength", 21 },
})

-- The same for cards in hand, and for what is counted for a player.
for _, sets in ipairs { { "chronicles-lab", "chronicles", more[2] }, { "chronicles", more[2], "chronicles-lab" } } do
  local first = sets[1]
  scenario("What a card costs, produces and is worth is changed in one order, wherever the cards come from: " .. first .. " first") {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-45", "C-95" },
    given = {
      phase = "deploy", step = "plan", round = 4,
      ann = { hand = { "knight", "crystal_orb" }, kingdom = { "woodcutter" } },
    },
    run = function(t)
      local function expect(kingdom, knight, orb, wood, worth)
        t:set("ann", { kingdom = kingdom })
        assert(t:value(t:card("ann", "hand", 1), "cost") == knight, kingdom[2])
        assert(t:value(t:card("ann", "hand", 2), "cost") == orb, kingdom[2])
        assert(t:value(t:card("ann", "kingdom", 1), "wood") == wood, kingdom[2])
        assert(t:value(t:card("ann", "kingdom", 1), "worth") == worth, kingdom[2])
      end
      expect({ "woodcutter" }, 1, 1, 1, 0)
      expect({ "woodcutter", "steward" }, 2, 2, 1, 1)
      expect({ "woodcutter", "assessor" }, 5, 5, 5, 0)
      expect({ "woodcutter", "steward", "assessor", "flatterer" }, 5, 5, 6, 1)
    end,
  }

  scenario("Land that costs nothing costs nothing, whatever is added to it: " .. first .. " first") {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-56" },
    given = {
      phase = "deploy", step = "plan", round = 4,
      ann = { kingdom = { "steward" }, buildings = { { "town", level = 1 } } },
      bob = { kingdom = { "steward", "landlord" }, buildings = { { "town", level = 1 } } },
      cat = { kingdom = { "steward" }, artifacts = { "architects_compass" }, buildings = { { "town", level = 1 } } },
    },
    run = function(t)
      assert(t:value("ann", "land_cost") == 3)
      assert(t:value("bob", "land_cost") == 0)
      assert(t:value("cat", "land_cost") == 0)
    end,
  }
end

scenario "What cards give their owner is added to what the rules give" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-lab" },
  rules = { "C-44", "C-47", "C-52", "C-68" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { kingdom = { "knight", "steward" }, wars_won = 1 },
    bob = { kingdom = { "knight" }, wars_won = 1 },
  },
  run = function(t)
    local sums = { kingdom_strength = 4, war_points = 3, war_gold = 0, income = 2, aging_points = 0, aging_gold = 0 }
    for sum, value in pairs(sums) do
      assert(t:value("bob", sum) == value, sum)
      assert(t:value("ann", sum) == value + 1, sum)
    end
  end,
}

-- What has been noted by the cards of the laboratory: all that is not named has not happened.
local noted = {
  "placed_replace", "placed_again", "placed_build", "placed_gold", "placed_age", "placed_age_choice", "placed_age_move", "placed_points",
  "deploy_gold", "deploy_age_choice", "deploy_points", "agings",
}
local function expect_noted(t, seat, wanted)
  local counters = {}
  for _, counter in ipairs(noted) do
    counters[counter] = wanted[counter] or 0
  end
  t:expect(seat, counters)
end

scenario "C-41: what a new character does when placed is done step by step, once" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-lab" },
  rules = { "C-39", "C-41" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { { "witness", new = 1 } } },
    bob = { kingdom = { "witness" }, hand = { "witness" } },
  },
  run = function(t)
    t:answer("bob", {})
    expect_noted(t, "ann", {
      placed_replace = 1, placed_again = 2, placed_build = 3, placed_gold = 4, placed_age = 5, placed_age_choice = 6, placed_age_move = 7,
      placed_points = 8,
    })
    expect_noted(t, "bob", {})
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "C-41: a new artifact takes part in the steps that are not about characters only" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-lab" },
  rules = { "C-41", "C-93", "C-100" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { artifacts = { { "tapestry", new = 1 } } },
    bob = { artifacts = { "tapestry" } },
  },
  run = function(t)
    expect_noted(t, "ann", { placed_gold = 1, placed_age_choice = 2, placed_age_move = 3, placed_points = 4 })
    expect_noted(t, "bob", {})
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "C-39: a new character that has left the kingdom again does nothing any more" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-lab" },
  rules = { "C-39", "C-41" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { { "witness", new = 1 }, { "recaller", new = 1 } } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "order_effects", options = { "witness", "recaller" } })
    t:answer("ann", "recaller")
    t:expect("ann", { hand = { "witness" } })
    t:answer("ann", {})
    expect_noted(t, "ann", {})
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "C-22: what works in every deployment and every aging works in the kingdom, beside it and as a building" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-lab" },
  rules = { "C-22", "C-39", "C-68" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { "warden" } },
    bob = { artifacts = { "bell" } },
    cat = { buildings = { { "archive", level = 1 } } },
    dan = { hand = { "warden" }, promised = { "bell" }, unbuilt = { "archive" } },
    eve = { saved = { "warden" }, kept = { "bell" }, dismissed = { "warden" } },
  },
  run = function(t)
    t:answer("dan", {})
    local seats = { "ann", "bob", "cat", "dan", "eve" }
    for at, seat in ipairs(seats) do
      expect_noted(t, seat, at <= 3 and { deploy_gold = 1, deploy_age_choice = 2, deploy_points = 3 } or {})
    end
    for _, seat in ipairs(seats) do
      t:answer(seat, "pass")
    end
    for at, seat in ipairs(seats) do
      t:expect(seat, { agings = at <= 3 and 1 or 0 })
    end
  end,
}

scenario "C-41: what works in every deployment is carried out in the same steps as what new characters do" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-lab" },
  rules = { "C-41" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { { "witness", new = 1 }, "warden" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "order_effects" })
    t:answer("ann", "warden")
    t:answer("ann", "warden")
    expect_noted(t, "ann", {
      placed_again = 1, placed_build = 2, placed_gold = 3, deploy_gold = 4, placed_age = 5, deploy_age_choice = 6, placed_age_choice = 7,
      placed_age_move = 8, deploy_points = 9, placed_points = 10,
    })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

local jesters = { "chronicles", "chronicles-forge-of-legends", "chronicles-lab" }

scenario "C-116: what an artifact does when placed is done when a Court Jester brings it" {
  ruleset = "chronicles",
  sets = jesters,
  rules = { "C-40", "C-116" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 1, hand = { "court_jester", "tapestry" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.1")
    t:answer("ann", "tapestry")
    t:answer("ann", "done")
    t:answer("bob", "done")
    expect_noted(t, "ann", { placed_gold = 1, placed_age_choice = 2, placed_age_move = 3, placed_points = 4 })
    t:expect("ann", { artifacts = { { "tapestry", face = "up", new = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "C-116: so is that of an artifact that comes from the hand" {
  ruleset = "chronicles",
  sets = jesters,
  rules = { "C-40", "C-116" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { { "shapeshifter", new = 1, paid = 1 } }, hand = { "tapestry", "knight" } },
    game = { deck = { "court_jester" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "court_jester.bring", options = { "tapestry" } })
    t:answer("ann", "tapestry")
    t:answer("ann", {})
    expect_noted(t, "ann", { placed_gold = 1, placed_age_choice = 2, placed_age_move = 3, placed_points = 4 })
    t:expect("ann", { artifacts = { { "tapestry", face = "up", new = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "C-151: what is missing is told for the way to pay that comes closest" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-lab" },
  rules = { "C-151" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { unbuilt = { "archive" } },
    bob = { kingdom = { "farmer" }, unbuilt = { "archive" } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "archive" }, "cannot_build", { wood = 1, food = 0, crystal = 0, gold = 0 })
    t:refused("ann", { group = "build_at_2", "archive" }, "cannot_build", { wood = 1, food = 0, crystal = 1, gold = 0 })
    -- One food or one wood: what is printed first.
    t:refused("bob", { group = "build", "archive" }, "cannot_build", { wood = 0, food = 1, crystal = 0, gold = 0 })
    t:refused("bob", { group = "build_at_2", "archive" }, "cannot_build", { wood = 0, food = 1, crystal = 1, gold = 0 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "C-39: neither does one whose ability needs a target" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-forge-of-legends", "chronicles-lab" },
  rules = { "C-39", "C-41" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { { "herbalist", new = 1 }, { "recaller", new = 1 }, { "knight", age = 1 } } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "save", options = { "herbalist" } })
    t:answer("ann", {})
    t:expect("ann", { kingdom = { [3] = { { "knight", age = 1 } } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

-- The Witness does something in every step, so that another card of the same step has to be put in order, if it does anything.
local without_target = {
  { "herbalist", {} },
  { "sorcerers_apprentice", {} },
  { "djinn", { { "town", level = 2 } } },
  { "titan", { { "town", level = 1 } } },
}
for _, each in ipairs(without_target) do
  local name, built = each[1], each[2]
  scenario("C-150: nobody is asked when a " .. name .. " without a target shall have its turn") {
    ruleset = "chronicles",
    sets = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends", "chronicles-lab" },
    rules = { "C-41", "C-150" },
    given = {
      phase = "deploy", step = "carry_out", round = 4,
      ann = { kingdom = { { name, new = 1 }, { "witness", new = 1 }, "knight" }, buildings = built, unbuilt = {} },
      bob = {
        kingdom = { { name, new = 1 }, { "witness", new = 1 }, { "knight", age = 1 } },
        buildings = { { "mine", level = 1 } }, unbuilt = { "tavern" },
      },
    },
    run = function(t)
      t:expect_not_asked("ann")
      t:expect_asked("bob", { prompt = "order_effects", options = { name, "witness" } })
      t:answer("bob", "witness")
      t:answer("bob", "done")
      t:answer("ann", "pass")
      t:answer("bob", "pass")
    end,
  }
end

-- With a Steward in the kingdom everything else costs 1 gold more, with an Assessor 5 gold.
scenario "C-128: what a character would cost now is not what is printed on it" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-forge-of-legends", "chronicles-lab" },
  rules = { "C-119", "C-128" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { { "shapeshifter", new = 1 }, "assessor" } },
    bob = { kingdom = { { "standard_bearer", new = 1 }, "steward" }, gold = 0 },
    game = { deck = { "kraken", "knight" }, discard_pile = {} },
  },
  run = function(t)
    t:expect("ann", { kingdom = { slots = { { "knight", age = 1 } } } })
    t:expect_before("income", "bob", { gold = 1 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
