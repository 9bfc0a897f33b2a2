-- Candlestick Maker: Action, 2. +1 action, +1 buy, take 1 token.

scenario "Candlestick Maker gives an action, a buy and a token" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-CANDLESTICK_MAKER-1", "D-98" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "candlestick_maker", "village" }, deck = { "copper" }, tokens = 2 },
    bob = { tokens = 1 },
  },
  run = function(t)
    t:play("ann", "candlestick_maker")
    t:expect("ann", { actions = 1, buys = 2, tokens = 3, coins = 0, hand = { "village" }, in_play = { "candlestick_maker" } })
    t:expect("bob", { tokens = 1 })
  end,
}

scenario "Throne Room with Candlestick Maker takes two tokens" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-CANDLESTICK_MAKER-1", "D-93" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "throne_room", "candlestick_maker", "village" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "candlestick_maker")
    t:expect("ann", { actions = 2, buys = 3, tokens = 2 })
  end,
}

scenario "Candlestick Maker costs 2" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-CANDLESTICK_MAKER-1" },
  lineup = { "candlestick_maker" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 3 },
  },
  run = function(t)
    t:buy("ann", "candlestick_maker")
    t:expect("ann", { coins = 1, discard_pile = { "candlestick_maker" } })
    t:refused("ann", { group = "buy", "candlestick_maker" }, "not_enough_coins")
  end,
}
