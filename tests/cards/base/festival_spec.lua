-- Festival: Action, 5. +2 actions, +1 buy, +2 coins.

scenario "Festival gives 2 actions, a buy and 2 coins, and draws nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FESTIVAL-1" },
  given = {
    ann = { hand = { "festival", "copper" }, deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:expect("ann", {
      actions = 2,
      buys = 2,
      coins = 2,
      hand = { "copper" },
      deck = { "gold" },
      in_play = { "festival" },
    })
  end,
}

scenario "Festival costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FESTIVAL-1" },
  lineup = { "festival" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "festival")
    t:expect("ann", { coins = 4, discard_pile = { "festival" } })
    t:refused("ann", { group = "buy", "festival" }, "not_enough_coins")
  end,
}

scenario "Festival, Market, Festival: two, two, then three actions are left" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FESTIVAL-1", "D-MARKET-1", "D-40", "DX-6" },
  given = {
    ann = { hand = { "festival", "market", "festival", "village" }, deck = { "copper" } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:expect("ann", { actions = 2 })
    t:play("ann", "market")
    t:expect("ann", { actions = 2 })
    t:play("ann", "festival")
    t:expect("ann", { actions = 3, buys = 4, coins = 5 })
  end,
}

scenario "Throne Room with Festival gives 4 actions, 2 buys and 4 coins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FESTIVAL-1", "D-93" },
  given = {
    ann = { hand = { "throne_room", "festival" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "festival")
    t:expect("ann", { actions = 4, buys = 3, coins = 4 })
  end,
}
