-- Woodcutter: Action, 3. +1 buy, +2 coins.

scenario "Woodcutter gives a buy and 2 coins, and draws nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WOODCUTTER-1" },
  given = {
    ann = { hand = { "woodcutter", "village" }, deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "woodcutter")
    t:expect("ann", {
      actions = 0,
      buys = 2,
      coins = 2,
      hand = { "village" },
      deck = { "gold" },
      in_play = { "woodcutter" },
    })
  end,
}

scenario "Woodcutter costs 3" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WOODCUTTER-1" },
  lineup = { "woodcutter" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "woodcutter")
    t:expect("ann", { coins = 2, discard_pile = { "woodcutter" } })
    t:refused("ann", { group = "buy", "woodcutter" }, "not_enough_coins")
  end,
}

scenario "The coins and the buy of Woodcutter serve in the Buy phase of the same turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WOODCUTTER-1", "D-41", "D-42" },
  given = {
    ann = { hand = { "woodcutter", "silver", "copper" } },
  },
  run = function(t)
    t:play("ann", "woodcutter")
    t:play("ann", { "silver", "copper" })
    t:expect("ann", { coins = 5, buys = 2 })
    t:expect_step("buy")
    t:buy("ann", "silver")
    t:expect("ann", { coins = 2, buys = 1 })
    t:buy("ann", "estate")
    t:expect_active("bob")
    t:expect("ann", { hand = { "silver", "silver", "copper", "woodcutter", "estate" } })
  end,
}

scenario "Throne Room with Woodcutter gives 2 buys and 4 coins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WOODCUTTER-1", "D-93" },
  given = {
    ann = { hand = { "throne_room", "woodcutter" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "woodcutter")
    t:expect("ann", { actions = 0, buys = 3, coins = 4 })
  end,
}
