-- Coin tokens (docs/rules/dominion.md, sections 8 and 14).

scenario "Tokens become coins before the first purchase, in any order with Treasures" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-63", "D-97", "D-61", "D-98" },
  given = {
    phase = "buy", step = "treasures",
    ann = { hand = { "copper", "silver" }, tokens = 5 },
    bob = { tokens = 2 },
  },
  run = function(t)
    t:spend("ann", 1)
    t:expect("ann", { coins = 1, tokens = 4 })
    t:play("ann", "copper")
    t:expect("ann", { coins = 2, tokens = 4 })
    t:spend("ann", 3)
    t:expect("ann", { coins = 5, tokens = 1 })
    t:play("ann", "silver")
    t:expect("ann", { coins = 7, tokens = 1 })
    t:expect_step("treasures")
    t:answer("ann", "stop")
    t:expect_step("buy")
    t:expect("bob", { tokens = 2, coins = 0 })
  end,
}

scenario "All tokens may be spent at once, or none" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-97" },
  given = {
    phase = "buy", step = "treasures",
    ann = { tokens = 30 },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "spend", 31 }, "not_offered")
      t:refused("ann", { group = "spend", 0 }, "not_offered")
    end)
    t:spend("ann", 30)
    t:expect("ann", { coins = 30, tokens = 0 })
    t:expect_step("buy")
  end,
}

scenario "Tokens are kept from turn to turn, coins made of them are not" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-99", "D-101", "D-29" },
  given = {
    phase = "buy", step = "treasures",
    ann = { tokens = 40, hand = {}, deck = { "estate", "estate", "estate", "estate", "estate", "estate" } },
    bob = { hand = { "estate" } },
  },
  run = function(t)
    t:spend("ann", 3)
    t:answer("ann", "stop")
    t:expect("ann", { coins = 3, tokens = 37 })
    t:answer("ann", "stop")
    t:expect_active("bob")
    t:expect("ann", { coins = 0, tokens = 37 })
    t:pass_until { seat = "ann" }
    t:expect("ann", { coins = 0, tokens = 37 })
  end,
}

scenario "Tokens cannot be used in the Action phase" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-100", "D-116" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "village" }, tokens = 3 },
  },
  run = function(t)
    t:expect_step("action")
    t:unchanged(function()
      t:refused("ann", 1, "not_offered")
    end)
  end,
}

scenario "Tokens cannot be used after the first purchase, nor by somebody else" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-63", "D-64", "D-97", "D-100", "D-116" },
  given = {
    phase = "buy", step = "treasures",
    ann = { tokens = 3, buys = 2 },
    bob = { tokens = 3 },
  },
  run = function(t)
    t:refused("bob", 1, "not_your_choice")
    t:spend("ann", 1)
    t:answer("ann", "stop")
    t:buy("ann", "copper")
    t:unchanged(function()
      t:refused("ann", 1, "not_offered")
    end)
    t:refused("ann", { group = "buy", "silver" }, "not_enough_coins")
    t:expect("ann", { coins = 1, tokens = 2 })
  end,
}

scenario "Tokens do not raise the limit of a gain" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-100", "D-47" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "workshop" }, tokens = 9 },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:refused("ann", "duchy", "too_expensive")
    t:refused("ann", 1, "not_offered")
    t:answer("ann", "silver")
    t:expect("ann", { tokens = 9, discard_pile = { "silver" } })
  end,
}

scenario "Coins made of tokens pay for cards and for overpay like any other" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-101", "D-66" },
  lineup = { "masterpiece" },
  given = {
    phase = "buy", step = "treasures",
    ann = { hand = { "copper" }, tokens = 5 },
  },
  run = function(t)
    t:play("ann", "copper")
    t:spend("ann", 5)
    t:buy("ann", "masterpiece")
    t:answer("ann", 3)
    t:expect("ann", { coins = 0, tokens = 0 })
    t:expect("game", { supply = { silver = 37, masterpiece = 9 } })
  end,
}

scenario "Tokens are not worth points" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-76" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8, tokens = 20 },
    bob = { deck = { "province", "estate" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 6, -1 }, bob = { 7, 0 } } }
  end,
}

scenario "Everybody may see how many tokens everybody has" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-25" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "village" }, tokens = 3 },
    bob = { tokens = 2 },
  },
  run = function(t)
    t:expect_view("ann", { bob = { tokens = 2 } })
    t:expect_view("bob", { ann = { tokens = 3 } })
  end,
}

scenario "Without Guilds there is nothing to spend: a hand without Treasures leads straight to buying" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-63" },
  given = {
    phase = "buy", step = "treasures",
    ann = { hand = { "copper", "copper" } },
  },
  run = function(t)
    t:refused("ann", 1, "not_offered")
    t:play("ann", { "copper", "copper" })
    t:expect_step("buy")
  end,
}
