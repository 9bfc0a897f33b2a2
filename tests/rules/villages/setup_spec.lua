-- Set-up of Villages (docs/rules/villages.md, sections 1 and 2).

local everybody = { "ann", "bob", "cat", "dan", "eve" }
local starting = { "harvester", "hunter", "wattler", "thatcher", "mason", "grazier" }

local function expect_table(t, seats, sizes)
  t:expect("game", {
    road = 6,
    stacks = 6 * sizes.stack,
    reserve = sizes.reserve,
    basics = { lumberjack = 10, miner = 10, hayer = 10 },
    markets = { "first_market", "second_market" },
    discard_pile = {},
  })
  local names = t:names("game", "road")
  table.sort(names)
  local wanted = { table.unpack(starting) }
  table.sort(wanted)
  assert(table.concat(names, " ") == table.concat(wanted, " "), table.concat(names, " "))
  for seat = 1, seats do
    t:expect(everybody[seat], { hand = 5, village = { "founders" }, square = {}, ducats = 8 })
  end
end

scenario "Two players: no card for four, stacks of four, a reserve of 46" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-1", "V-3", "V-8", "V-9", "V-10", "V-12", "V-13", "V-14", "V-15" },
  seats = 2,
  dealt = true,
  run = function(t)
    expect_table(t, 2, { stack = 4, reserve = 46 })
    t:expect_step("draft")
  end,
}

scenario "Three players: 80 cards, stacks of six, a reserve of 29" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-12", "V-13", "V-15" },
  seats = 3,
  dealt = true,
  run = function(t)
    expect_table(t, 3, { stack = 6, reserve = 29 })
  end,
}

scenario "Four players: all 94 cards, stacks of eight, a reserve of 26" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-12", "V-13", "V-15" },
  seats = 4,
  dealt = true,
  run = function(t)
    expect_table(t, 4, { stack = 8, reserve = 26 })
  end,
}

scenario "Five players: six stacks of ten and a reserve of nine" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-13", "V-15", "VX-1" },
  seats = 5,
  dealt = true,
  run = function(t)
    expect_table(t, 5, { stack = 10, reserve = 9 })
  end,
}

scenario "Of a hand others see how many cards there are, of a stack nothing but its size" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-15" },
  seats = 2,
  dealt = true,
  run = function(t)
    t:expect_view("bob", { ann = { hand = 5 }, game = { reserve = 46 } })
  end,
}

scenario "The first player is drawn by lot" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-11" },
  seats = 5,
  seed = 3,
  dealt = true,
  run = function(t)
    local asked = 0
    for _, seat in ipairs(everybody) do
      asked = asked + (t:count(seat, "square") == 0 and 1 or 0)
    end
    assert(asked == 5)
    t:pass_until { step = "build" }
  end,
}

scenario "A table of six, or of one without the set for it, is refused" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-10" },
  seats = 2,
  dealt = true,
  run = function(t)
    t:refused_table({ seats = 6 }, "5")
    t:refused_table({ seats = 1 }, "2")
  end,
}

for seed, order in ipairs {
  "thatcher wattler hunter mason grazier harvester",
  "grazier wattler thatcher harvester hunter mason",
  "thatcher hunter harvester wattler grazier mason",
} do
  scenario("The road of seed " .. seed .. " lies in its own order") {
    ruleset = "villages",
    sets = { "villages" },
    rules = { "V-8" },
    seats = 2,
    seed = seed,
    dealt = true,
    run = function(t)
      local found = table.concat(t:names("game", "road"), " ")
      assert(found == order, found)
    end,
  }
end
