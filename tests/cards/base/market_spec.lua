-- Market: Action, 5. Draw 1 card, +1 action, +1 buy, +1 coin.

scenario "Market draws a card and gives an action, a buy and a coin" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MARKET-1" },
  given = {
    ann = { hand = { "market", "village" }, deck = { "gold", "copper" } },
  },
  run = function(t)
    t:play("ann", "market")
    t:expect("ann", {
      hand = { "village", "gold" },
      deck = { "copper" },
      in_play = { "market" },
      actions = 1,
      buys = 2,
      coins = 1,
    })
  end,
}

scenario "Market costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MARKET-1" },
  lineup = { "market" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "market")
    t:expect("ann", { coins = 4, discard_pile = { "market" } })
    t:refused("ann", { group = "buy", "market" }, "not_enough_coins")
  end,
}

scenario "Market with no card to draw gives the rest" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MARKET-1", "D-35", "D-55" },
  given = {
    ann = { hand = { "market", "village" } },
  },
  run = function(t)
    t:play("ann", "market")
    t:expect("ann", { hand = { "village" }, actions = 1, buys = 2, coins = 1 })
  end,
}

scenario "Throne Room with Market leaves 2 actions, two cards drawn, 2 more buys and 2 coins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MARKET-1", "D-THRONE_ROOM-4", "D-96", "DX-7" },
  given = {
    ann = { hand = { "throne_room", "market" }, deck = { "gold", "village", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "market")
    t:expect("ann", { actions = 2, hand = { "gold", "village" }, deck = { "copper" }, buys = 3, coins = 2 })
  end,
}

scenario "Two Markets played one after the other leave 1 action" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MARKET-1", "DX-7" },
  given = {
    ann = { hand = { "market", "market" }, deck = { "gold", "village", "copper" } },
  },
  run = function(t)
    t:play("ann", "market")
    t:play("ann", "market")
    t:expect("ann", { actions = 1, hand = { "gold", "village" }, deck = { "copper" }, buys = 3, coins = 2 })
  end,
}
