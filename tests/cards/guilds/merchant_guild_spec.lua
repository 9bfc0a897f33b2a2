-- Merchant Guild: Action, 5. +1 buy, +1 coin. While this is in play, when you buy a card take 1 token.

scenario "Merchant Guild gives a buy and a coin, and a token for each card bought" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-1" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "merchant_guild" } },
    bob = { tokens = 1 },
  },
  run = function(t)
    t:play("ann", "merchant_guild")
    t:expect("ann", { actions = 0, buys = 2, coins = 1, tokens = 0 })
    t:buy("ann", "copper")
    t:expect("ann", { tokens = 1, buys = 1 })
    t:buy("ann", "curse")
    t:expect("ann", { tokens = 2 })
    t:expect("bob", { tokens = 1 })
  end,
}

scenario "A token taken for a purchase cannot be spent in the same turn" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-2", "D-64", "D-100" },
  given = {
    phase = "buy",
    step = "treasures",
    ann = { hand = { "silver" }, in_play = { "merchant_guild" }, buys = 2 },
  },
  run = function(t)
    t:play("ann", "silver")
    t:buy("ann", "copper")
    t:expect("ann", { tokens = 1, coins = 2 })
    t:expect_step("buy")
    t:refused("ann", { group = "spend", 1 }, "not_offered")
    t:refused("ann", { group = "buy", "silver" }, "not_enough_coins")
  end,
}

scenario "Merchant Guild works only while it is in play, and only for its owner" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-1" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { hand = { "merchant_guild" }, discard_pile = { "merchant_guild" }, buys = 2 },
    bob = { in_play = { "merchant_guild" } },
  },
  run = function(t)
    t:buy("ann", "copper")
    t:expect("ann", { tokens = 0 })
    t:expect("bob", { tokens = 0 })
  end,
}

scenario "Two Merchant Guilds in play give two tokens for each card bought" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-3", "DX-25" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { in_play = { "merchant_guild", "merchant_guild" }, buys = 3 },
  },
  run = function(t)
    t:buy("ann", "copper")
    t:expect("ann", { tokens = 2 })
    t:buy("ann", "copper")
    t:expect("ann", { tokens = 4 })
  end,
}

scenario "One Merchant Guild played twice gives one token for each card bought" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-4", "DX-25", "D-94" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "throne_room", "merchant_guild" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "merchant_guild")
    t:expect("ann", { buys = 3, coins = 2 })
    t:buy("ann", "copper")
    t:expect("ann", { tokens = 1 })
  end,
}

scenario "Only purchases give tokens, no other gains" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-5" },
  lineup = { "workshop" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "workshop" }, in_play = { "merchant_guild" } },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:answer("ann", "silver")
    t:expect("ann", { tokens = 0, discard_pile = { "silver" } })
  end,
}

scenario "The buyer orders token and overpay: overpay first" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-5", "D-MERCHANT_GUILD-6", "D-81", "DX-24" },
  lineup = { "masterpiece" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { in_play = { "merchant_guild" }, buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "masterpiece")
    t:answer("ann", 2)
    t:expect_asked("ann", { prompt = "order_effects", options = { "merchant_guild", "masterpiece" } })
    t:expect("ann", { tokens = 0, discard_pile = {} })
    t:answer("ann", "masterpiece")
    t:expect("ann", { tokens = 1, coins = 0, discard_pile = { "masterpiece", "silver", "silver" } })
    t:refused("ann", { group = "spend", 1 }, "not_offered")
  end,
}

scenario "The buyer orders token and overpay: the token first" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-6", "D-81", "DX-24" },
  lineup = { "doctor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { in_play = { "merchant_guild" }, buys = 2, coins = 4, deck = { "curse" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", 1)
    t:answer("ann", "merchant_guild")
    t:expect_asked("ann", { prompt = "doctor.look" })
    t:expect("ann", { tokens = 1 })
    t:answer("ann", "trash")
    t:expect("ann", { tokens = 1, coins = 0, discard_pile = { "doctor" } })
    t:refused("ann", { group = "spend", 1 }, "not_offered")
  end,
}

scenario "With the overpay first the token comes after it" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-6", "D-81", "DX-24" },
  lineup = { "doctor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { in_play = { "merchant_guild" }, buys = 2, coins = 4, deck = { "curse" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", 1)
    t:answer("ann", "doctor")
    t:expect_asked("ann", { prompt = "doctor.look" })
    t:expect("ann", { tokens = 0 })
    t:answer("ann", "trash")
    t:expect("ann", { tokens = 1 })
  end,
}

scenario "Merchant Guild costs 5" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-MERCHANT_GUILD-1" },
  lineup = { "merchant_guild" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "merchant_guild")
    t:expect("ann", { coins = 4, discard_pile = { "merchant_guild" } })
    t:refused("ann", { group = "buy", "merchant_guild" }, "not_enough_coins")
  end,
}
