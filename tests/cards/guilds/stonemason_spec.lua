-- Stonemason: Action, 2+. Trash a card from hand; gain 2 cards each costing less. Overpay: gain 2 Actions costing exactly that.

scenario "Stonemason turns a Gold into a Duchy and a Silver" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-1", "D-STONEMASON-3", "DX-19" },
  given = {
    ann = { hand = { "stonemason", "gold", "copper" } },
  },
  run = function(t)
    t:play("ann", "stonemason")
    t:expect_asked("ann", { prompt = "stonemason.trash", options = { "gold", "copper" }, min = 1, max = 1, inside = { "stonemason" } })
    t:answer("ann", "gold")
    t:expect_asked("ann", { prompt = "stonemason.gain" })
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "duchy")
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "silver")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "copper" }, discard_pile = { "silver", "duchy" }, actions = 0 })
    t:expect("game", { trash = { "gold" }, supply = { duchy = 7, silver = 39 } })
  end,
}

scenario "A Copper trashed by Stonemason gains nothing" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-4", "DX-19" },
  given = {
    ann = { hand = { "stonemason", "copper" } },
  },
  run = function(t)
    t:play("ann", "stonemason")
    t:answer("ann", "copper")
    t:expect_no_open_choice()
    t:expect("ann", { hand = {}, discard_pile = {} })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "Trashing is mandatory" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-2", "D-116" },
  given = {
    ann = { hand = { "stonemason", "copper", "curse" } },
  },
  run = function(t)
    t:play("ann", "stonemason")
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "copper", "curse" }, "too_many")
    t:answer("ann", "curse")
    t:expect("ann", { hand = { "copper" }, discard_pile = {} })
  end,
}

scenario "With an empty hand Stonemason gains nothing" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-2" },
  given = {
    ann = { hand = { "stonemason" } },
  },
  run = function(t)
    t:play("ann", "stonemason")
    t:expect_no_open_choice()
    t:expect("ann", { discard_pile = {}, in_play = { "stonemason" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "The two cards may be of the same kind" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-3" },
  given = {
    ann = { hand = { "stonemason", "province" } },
  },
  run = function(t)
    t:play("ann", "stonemason")
    t:answer("ann", "province")
    t:answer("ann", "gold")
    t:answer("ann", "gold")
    t:expect("ann", { discard_pile = { "gold", "gold" } })
    t:expect("game", { supply = { gold = 28 } })
  end,
}

scenario "With only one cheaper card left, that one is gained" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-4", "D-46" },
  lineup = "first_game",
  given = {
    ann = { hand = { "stonemason", "estate" }, buys = 2, coins = 2 },
    game = { supply = { copper = 0, curse = 1 } },
  },
  run = function(t)
    t:play("ann", "stonemason")
    t:answer("ann", "estate")
    t:expect_asked("ann", { prompt = "stonemason.gain", options = { "curse" } })
    t:answer("ann", "curse")
    t:expect_no_open_choice()
    t:expect("ann", { discard_pile = { "curse" } })
    t:expect("game", { trash = { "estate" } })
  end,
}

scenario "Stonemason bought for 6 gains two Actions costing exactly 4" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-5", "D-STONEMASON-7", "DX-20", "D-106" },
  lineup = { "stonemason", "herald", "gardens", "smithy", "market", "village" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2 },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:expect_asked("ann", { prompt = "overpay", about = "stonemason" })
    t:answer("ann", 4)
    t:expect_asked("ann", { prompt = "stonemason.gain_action", min = 1, max = 1, inside = { "stonemason" } })
    t:refused("ann", "gardens", "wrong_type")
    t:refused("ann", "silver", "wrong_type")
    t:refused("ann", "market", "wrong_cost")
    t:refused("ann", "village", "wrong_cost")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "herald")
    t:answer("ann", "herald")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 0, discard_pile = { "stonemason", "herald", "herald" } })
    t:expect("game", { supply = { herald = 8, stonemason = 9 } })
  end,
}

scenario "The two Actions may be different" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-5" },
  lineup = { "stonemason", "herald", "smithy" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2 },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:answer("ann", 4)
    t:answer("ann", "smithy")
    t:answer("ann", "herald")
    t:expect("ann", { discard_pile = { "stonemason", "herald", "smithy" } })
  end,
}

scenario "With no Action of that cost nothing is gained, and the coins are gone" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-5", "D-STONEMASON-7", "D-105" },
  lineup = { "stonemason", "moat", "cellar" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 5, buys = 2 },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:answer("ann", 1)
    t:expect_no_open_choice()
    t:expect("ann", { coins = 2, discard_pile = { "stonemason" } })
  end,
}

scenario "With one Action of that cost left, that one is gained" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-5", "D-111" },
  lineup = { "stonemason", "market", "advisor", "herald", "militia", "moat", "cellar", "village", "smithy", "chapel" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 7, buys = 2 },
    game = { supply = { market = 1 } },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:answer("ann", 5)
    t:expect_asked("ann", { prompt = "stonemason.gain_action", options = { "market" } })
    t:answer("ann", "market")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 0, discard_pile = { "stonemason", "market" } })
  end,
}

scenario "Without overpay nothing is gained, and nothing can cost 0" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-6", "D-104" },
  lineup = { "stonemason" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2 },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:refused("ann", 0, "out_of_range")
    t:answer("ann", {})
    t:expect_no_open_choice()
    t:expect("ann", { coins = 4, discard_pile = { "stonemason" } })
  end,
}

scenario "Action cards with further types qualify" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-7" },
  lineup = { "stonemason", "moat" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 4, buys = 2 },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:answer("ann", 2)
    t:answer("ann", "moat")
    t:answer("ann", "moat")
    t:expect("ann", { discard_pile = { "stonemason", "moat", "moat" } })
  end,
}

scenario "Overpaying 2 may take the last Stonemasons before the bought one is gained" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-8", "D-68", "D-69" },
  lineup = { "stonemason" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 4, buys = 2 },
    game = { supply = { stonemason = 2 } },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:answer("ann", 2)
    t:answer("ann", "stonemason")
    t:answer("ann", "stonemason")
    t:expect("ann", { coins = 0, buys = 1, discard_pile = { "stonemason", "stonemason" } })
    t:expect("game", { supply = { stonemason = 0 } })
  end,
}

scenario "Stonemason costs 2" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-1" },
  lineup = { "stonemason" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 3 },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:answer("ann", {})
    t:expect("ann", { coins = 1, discard_pile = { "stonemason" } })
    t:refused("ann", { group = "buy", "stonemason" }, "not_enough_coins")
  end,
}
