-- Moneylender: Action, 4. Trash a Copper from hand; if you did, +3 coins.

scenario "Moneylender trashes a Copper from hand for 3 coins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MONEYLENDER-1" },
  given = {
    ann = { hand = { "moneylender", "copper", "copper", "estate" } },
  },
  run = function(t)
    t:play("ann", "moneylender")
    t:expect("ann", { coins = 3, hand = { "copper", "estate" }, in_play = { "moneylender" }, actions = 0, buys = 1 })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "Moneylender costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MONEYLENDER-1" },
  lineup = { "moneylender" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "moneylender")
    t:expect("ann", { coins = 3, discard_pile = { "moneylender" } })
    t:refused("ann", { group = "buy", "moneylender" }, "not_enough_coins")
  end,
}

scenario "Without a Copper in hand Moneylender gives no coins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MONEYLENDER-2", "D-83" },
  given = {
    ann = {
      hand = { "moneylender", "estate" },
      deck = { "copper" },
      discard_pile = { "copper" },
      in_play = { "village" },
    },
  },
  run = function(t)
    t:play("ann", "moneylender")
    t:expect("ann", { coins = 0, hand = { "estate" }, deck = { "copper" }, discard_pile = { "copper" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "With a Copper in hand there is no way around trashing it for Moneylender" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MONEYLENDER-3" },
  given = {
    ann = { hand = { "moneylender", "copper" } },
  },
  run = function(t)
    t:play("ann", "moneylender")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 3, hand = {} })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "Moneylender takes neither a Silver nor a Gold, only a Copper" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MONEYLENDER-4" },
  given = {
    ann = { hand = { "moneylender", "silver", "gold", "curse" } },
  },
  run = function(t)
    t:play("ann", "moneylender")
    t:expect("ann", { coins = 0, hand = { "silver", "gold", "curse" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "Throne Room with Moneylender gives 3 coins for each Copper it finds" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MONEYLENDER-1", "D-MONEYLENDER-2", "D-93" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "moneylender", "moneylender", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "moneylender")
    t:expect("ann", { coins = 6, hand = { "moneylender", "copper" } })
    t:answer("ann", "moneylender")
    t:expect("ann", { coins = 9, hand = {} })
    t:expect("game", { trash = { "copper", "copper", "copper" } })
  end,
}
