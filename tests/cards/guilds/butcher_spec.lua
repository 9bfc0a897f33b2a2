-- Butcher: Action, 5. Take 2 tokens. You may trash a card and pay tokens; if you trashed, gain a card costing at most both together.

scenario "Butcher trashes a card and pays tokens for a better one" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-1", "D-BUTCHER-2", "D-BUTCHER-5" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "silver", "copper" }, tokens = 1 },
    bob = { tokens = 2 },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:expect("ann", { tokens = 3, actions = 0 })
    t:expect_asked("ann", { prompt = "butcher.trash", options = { "silver", "copper" }, min = 0, max = 1, inside = { "butcher" } })
    t:answer("ann", "silver")
    t:expect_asked("ann", { prompt = "butcher.pay", about = "silver", numbers = { cost = 3 } })
    t:answer("ann", 3)
    t:expect_asked("ann", { prompt = "butcher.gain" })
    t:refused("ann", "province", "too_expensive")
    t:answer("ann", "gold")
    t:expect("ann", { tokens = 0, coins = 0, hand = { "copper" }, discard_pile = { "gold" }, in_play = { "butcher" } })
    t:expect("bob", { tokens = 2 })
    t:expect("game", { trash = { "silver" }, supply = { gold = 29 } })
  end,
}

scenario "The two tokens Butcher takes may be paid at once, and no more than are owned" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-2", "D-BUTCHER-3", "D-116" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "gold" } },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:answer("ann", "gold")
    t:refused("ann", 3, "out_of_range")
    t:refused("ann", -1, "out_of_range")
    t:answer("ann", 2)
    t:answer("ann", "province")
    t:expect("ann", { tokens = 0, discard_pile = { "province" } })
    t:expect("game", { trash = { "gold" } })
  end,
}

scenario "Without trashing no tokens are paid and nothing is gained" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-3", "D-83" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "gold" }, tokens = 4 },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:answer("ann", {})
    t:expect_no_open_choice()
    t:expect("ann", { tokens = 6, hand = { "gold" }, discard_pile = {} })
    t:expect("game", { trash = {} })
  end,
}

scenario "With an empty hand Butcher only takes its tokens" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-3", "D-BUTCHER-4" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher" } },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:expect_no_open_choice()
    t:expect("ann", { tokens = 2, discard_pile = {}, in_play = { "butcher" } })
  end,
}

scenario "Butcher cannot be trashed by itself; another Butcher becomes a Duchy for no token" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-3", "D-BUTCHER-4", "DX-15" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "butcher" } },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:expect_asked("ann", { prompt = "butcher.trash", options = { "butcher" }, max = 1 })
    t:answer("ann", "butcher")
    t:answer("ann", 0)
    t:refused("ann", "gold", "too_expensive")
    t:answer("ann", "duchy")
    t:expect("ann", { tokens = 2, in_play = { "butcher" }, discard_pile = { "duchy" }, hand = {} })
    t:expect("game", { trash = { "butcher" } })
  end,
}

scenario "Butcher turns an Estate and six tokens into a Province" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-1", "DX-14" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "estate" }, tokens = 5 },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:answer("ann", "estate")
    t:answer("ann", 6)
    t:answer("ann", "province")
    t:expect("ann", { tokens = 1, discard_pile = { "province" } })
    t:expect("game", { supply = { province = 7 }, trash = { "estate" } })
  end,
}

scenario "Five tokens are one too few for that Province" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-1", "DX-14" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "estate" }, tokens = 5 },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:answer("ann", "estate")
    t:answer("ann", 5)
    t:refused("ann", "province", "too_expensive")
    t:answer("ann", "gold")
    t:expect("ann", { tokens = 2, discard_pile = { "gold" } })
  end,
}

scenario "Tokens paid to Butcher give no coins in the Buy phase" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-5", "D-100" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "estate", "copper" } },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:answer("ann", "estate")
    t:answer("ann", 2)
    t:answer("ann", "silver")
    t:expect_step("treasures")
    t:play("ann", "copper")
    t:expect("ann", { coins = 1, tokens = 0 })
    t:expect_step("buy")
  end,
}

scenario "After trashing the gain is mandatory, and what was paid too much does not come back" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-6", "D-46" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "copper" } },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:answer("ann", "copper")
    t:answer("ann", 2)
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "copper", "estate" }, "too_many")
    t:answer("ann", "copper")
    t:expect("ann", { tokens = 0, discard_pile = { "copper" } })
  end,
}

scenario "The amount is fixed before the card is chosen" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-6" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "butcher", "copper" } },
  },
  run = function(t)
    t:play("ann", "butcher")
    t:answer("ann", "copper")
    t:answer("ann", 1)
    t:expect("ann", { tokens = 1 })
    t:refused("ann", "estate", "too_expensive")
    t:answer("ann", "copper")
    t:expect("ann", { tokens = 1 })
  end,
}

scenario "Butcher costs 5" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BUTCHER-1" },
  lineup = { "butcher" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "butcher")
    t:expect("ann", { coins = 4, discard_pile = { "butcher" } })
    t:refused("ann", { group = "buy", "butcher" }, "not_enough_coins")
  end,
}
