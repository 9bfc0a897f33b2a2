-- Masterpiece: Treasure, 3+. Worth 1 coin. Overpay: a Silver for each coin.

scenario "Masterpiece is a Treasure worth one coin" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-1", "D-62" },
  given = {
    phase = "buy",
    step = "treasures",
    ann = { hand = { "masterpiece", "masterpiece", "silver" } },
  },
  run = function(t)
    t:play("ann", { "masterpiece", "masterpiece" })
    t:expect("ann", { coins = 2, in_play = { "masterpiece", "masterpiece" } })
  end,
}

scenario "Masterpiece bought for 6 gains three Silvers first" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-2", "DX-18", "D-68", "D-103" },
  lineup = { "masterpiece" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2 },
  },
  run = function(t)
    t:buy("ann", "masterpiece")
    t:answer("ann", 3)
    t:expect("ann", { coins = 0, buys = 1, discard_pile = { "masterpiece", "silver", "silver", "silver" } })
    t:expect("game", { supply = { silver = 37, masterpiece = 9 } })
  end,
}

scenario "With too few Silvers an overpaid Masterpiece gains as many as there are" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-2", "D-46", "D-105", "D-111" },
  lineup = { "masterpiece" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 8, buys = 2 },
    game = { supply = { silver = 2 } },
  },
  run = function(t)
    t:buy("ann", "masterpiece")
    t:answer("ann", 5)
    t:expect("ann", { coins = 0, discard_pile = { "masterpiece", "silver", "silver" } })
    t:expect("game", { supply = { silver = 0 } })
  end,
}

scenario "Adventurer takes a Masterpiece as a Treasure" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-3", "D-ADVENTURER-4" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "estate", "masterpiece", "copper", "gold" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect("ann", { hand = { "masterpiece", "copper" }, discard_pile = { "estate" }, deck = { "gold" } })
  end,
}

scenario "Thief may trash and take a Masterpiece" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-3" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "masterpiece", "estate" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:answer("ann", "masterpiece")
    t:answer("ann", "masterpiece")
    t:expect("ann", { discard_pile = { "masterpiece" } })
    t:expect("bob", { discard_pile = { "estate" } })
  end,
}

scenario "Mine may gain a Masterpiece and asks for no overpay" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-3", "D-MINE-6", "D-106" },
  lineup = { "masterpiece" },
  given = {
    ann = { hand = { "mine", "copper" }, coins = 3 },
  },
  run = function(t)
    t:play("ann", "mine")
    t:answer("ann", "copper")
    t:expect_asked("ann", { prompt = "mine.gain", options = { "copper", "silver", "masterpiece" } })
    t:answer("ann", "masterpiece")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "masterpiece" }, discard_pile = {}, coins = 3 })
    t:expect("game", { supply = { silver = 40, masterpiece = 9 } })
  end,
}

scenario "A trashed Masterpiece counts 3 for Mine" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-3", "D-108" },
  given = {
    ann = { hand = { "mine", "masterpiece" } },
  },
  run = function(t)
    t:play("ann", "mine")
    t:answer("ann", "masterpiece")
    t:answer("ann", "gold")
    t:expect("ann", { hand = { "gold" } })
  end,
}

scenario "Masterpiece is not a Copper for Moneylender" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-1", "D-MONEYLENDER-4" },
  given = {
    ann = { hand = { "moneylender", "masterpiece" } },
  },
  run = function(t)
    t:play("ann", "moneylender")
    t:expect("ann", { coins = 0, hand = { "masterpiece" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "Masterpiece costs 3" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MASTERPIECE-1" },
  lineup = { "masterpiece" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "masterpiece")
    t:answer("ann", {})
    t:expect("ann", { coins = 2, discard_pile = { "masterpiece" } })
    t:refused("ann", { group = "buy", "masterpiece" }, "not_enough_coins")
  end,
}
