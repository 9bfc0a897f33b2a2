-- Lanterns: each card does what it says, and the night is a phase of its own.

local function at_night(hand, more)
  local given = { phase = "night", step = "night", ann = { hand = hand } }
  for key, value in pairs(more or {}) do
    given.ann[key] = value
  end
  return given
end

scenario "Lamplighter gives a card, an action and a lantern" {
  ruleset = "dominion",
  sets = { "lanterns" },
  given = { phase = "action", step = "action", ann = { hand = { "lamplighter" }, deck = { "village" } } },
  run = function(t)
    t:play("ann", "lamplighter")
    t:expect("ann", { hand = { "village" }, actions = 1, lanterns = 1, in_play = { "lamplighter" } })
  end,
}

scenario "The night comes after the purchases, and only Night cards are played in it" {
  ruleset = "dominion",
  sets = { "lanterns" },
  open_steps = true,
  given = { phase = "buy", step = "buy", ann = { hand = { "vigil", "lamplighter" }, coins = 5 } },
  run = function(t)
    t:answer("ann", "stop")
    t:expect_step("night")
    t:refused("ann", { group = "light", "lamplighter" }, "not_a_night")
    t:light("ann", "vigil")
    t:expect("ann", { lanterns = 2 })
    t:answer("ann", "wait")
    t:expect_active("bob")
  end,
}

scenario "Firefly may be trashed for two more lanterns" {
  ruleset = "dominion",
  sets = { "lanterns" },
  open_steps = true,
  given = at_night { "firefly", "firefly" },
  run = function(t)
    t:light("ann", "firefly")
    t:answer("ann", false)
    t:expect("ann", { lanterns = 1, in_play = { "firefly" } })
    t:light("ann", "firefly")
    t:answer("ann", true)
    t:expect("ann", { lanterns = 4, in_play = { "firefly" } })
    t:expect("game", { trash = { "firefly" } })
  end,
}

scenario "Beacon stays in play and gives again when the next turn begins" {
  ruleset = "dominion",
  sets = { "lanterns" },
  seats = 2,
  open_steps = true,
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "beacon" }, deck = { "copper", "copper", "copper", "copper", "copper", "gold" } },
    bob = { hand = { "copper" } },
  },
  run = function(t)
    t:play("ann", "beacon")
    t:expect("ann", { coins = 1, actions = 1, in_play = { "beacon" } })
    t:answer("ann", "stop")
    t:answer("ann", "stop")
    t:answer("ann", "stop")
    t:answer("ann", "wait")
    t:expect("ann", { burning = { "beacon" }, in_play = {}, hand = { "copper", "copper", "copper", "copper", "copper" } })
    t:answer("bob", "stop")
    t:answer("bob", "stop")
    t:answer("bob", "stop")
    t:answer("bob", "wait")
    t:expect_active("ann")
    t:expect("ann", { coins = 1, burning = {}, in_play = { "beacon" }, hand = { "copper", "copper", "copper", "copper", "copper", "gold" } })
  end,
}

scenario "Throne Room on Beacon makes it burn twice" {
  ruleset = "dominion",
  sets = { "lanterns" },
  seats = 2,
  open_steps = true,
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "throne_room", "beacon" }, deck = { "copper", "copper", "copper", "copper", "copper", "gold", "silver" } },
    bob = { hand = { "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "beacon")
    t:expect("ann", { coins = 2, actions = 2 })
    for _ = 1, 3 do
      t:answer("ann", "stop")
    end
    t:answer("ann", "wait")
    for _ = 1, 3 do
      t:answer("bob", "stop")
    end
    t:answer("bob", "wait")
    t:expect("ann", { coins = 2, hand = 7, in_play = { "beacon" } })
  end,
}

scenario "Lantern Maker makes paper lanterns, which burn down when they are played" {
  ruleset = "dominion",
  sets = { "lanterns" },
  lineup = "by_lantern_light",
  open_steps = true,
  given = { phase = "action", step = "action", ann = { hand = { "lantern_maker" } } },
  run = function(t)
    t:play("ann", "lantern_maker")
    t:expect("ann", { hand = { "paper_lantern", "paper_lantern" } })
    t:answer("ann", "stop")
    t:play("ann", "paper_lantern")
    t:expect("ann", { coins = 1, lanterns = 1, hand = { "paper_lantern" }, in_play = { "lantern_maker" } })
  end,
}

scenario "Long Night costs three lanterns and gives an extra turn" {
  ruleset = "dominion",
  sets = { "lanterns" },
  seats = 2,
  open_steps = true,
  given = at_night({ "long_night" }, { lanterns = 4 }),
  run = function(t)
    t:light("ann", "long_night")
    t:expect_asked("ann", { prompt = "long_night.pay" })
    t:answer("ann", true)
    t:expect("ann", { lanterns = 1, in_play = {} })
    t:expect("game", { trash = { "long_night" } })
    t:answer("ann", "wait")
    t:expect_active("ann")
    t:expect_step("action")
  end,
}

scenario "Without three lanterns Long Night does nothing" {
  ruleset = "dominion",
  sets = { "lanterns" },
  open_steps = true,
  given = at_night({ "long_night" }, { lanterns = 2 }),
  run = function(t)
    t:light("ann", "long_night")
    t:expect("ann", { lanterns = 2, in_play = { "long_night" } })
  end,
}

scenario "Snuffer takes a lantern, or gives a Curse; Moat keeps it off" {
  ruleset = "dominion",
  sets = { "lanterns" },
  seats = 4,
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "snuffer" }, lanterns = 2 },
    bob = { lanterns = 2 },
    cat = {},
    dan = { hand = { "moat" }, lanterns = 1 },
  },
  run = function(t)
    t:play("ann", "snuffer")
    t:answer("dan", true)
    t:expect("ann", { lanterns = 2 })
    t:expect("bob", { lanterns = 1 })
    t:expect("cat", { discard_pile = { "curse" } })
    t:expect("dan", { lanterns = 1, discard_pile = {} })
  end,
}

scenario "Every three lanterns are two points at the end" {
  ruleset = "dominion",
  sets = { "lanterns" },
  seats = 2,
  open_steps = true,
  given = {
    phase = "night",
    step = "night",
    ann = { deck = { "estate" }, lanterns = 7 },
    bob = { deck = { "duchy" }, lanterns = 2 },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:answer("ann", "wait")
    t:expect_finished { winners = { "ann" } }
  end,
}
