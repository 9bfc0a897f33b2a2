-- Militia: Action – Attack, 4. +2 coins. Each other player discards down to 3 cards in hand.

scenario "Militia gives 2 coins and leaves three cards in every other hand, from the left" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MILITIA-1", "D-79" },
  given = {
    active = "bob",
    ann = { hand = { "copper", "copper", "copper", "estate", "gold" }, discard_pile = { "duchy" } },
    bob = { hand = { "militia", "copper", "copper", "copper", "copper" } },
    cat = { hand = { "silver", "copper", "estate", "village" } },
  },
  run = function(t)
    t:play("bob", "militia")
    t:expect("bob", { coins = 2, actions = 0, hand = 4 })
    t:expect_asked("cat", { prompt = "militia.discard", min = 1, max = 1, inside = { "militia" } })
    t:expect_not_asked("ann")
    t:answer("cat", "estate")
    t:expect_asked("ann", { prompt = "militia.discard", min = 2, max = 2 })
    t:answer("ann", { "estate", "copper" })
    t:expect("ann", { hand = { "copper", "copper", "gold" }, discard_pile = { "copper", "estate", "duchy" } })
    t:expect("cat", { hand = { "silver", "copper", "village" }, discard_pile = { "estate" } })
    t:expect("bob", { hand = 4, coins = 2 })
  end,
}

scenario "Militia costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MILITIA-1" },
  lineup = { "militia" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "militia")
    t:expect("ann", { coins = 3, discard_pile = { "militia" } })
    t:refused("ann", { group = "buy", "militia" }, "not_enough_coins")
  end,
}

scenario "The attacked player chooses, and may leave neither more nor fewer than three cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MILITIA-2", "D-116" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "copper", "silver", "gold", "estate", "moat" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:answer("bob", false)
    t:expect_asked("bob", { prompt = "militia.discard", options = { "copper", "silver", "gold", "estate", "moat" } })
    t:refused("ann", { "gold", "silver" }, "not_your_choice")
    t:refused("bob", { "estate" }, "too_few")
    t:refused("bob", {}, "too_few")
    t:refused("bob", { "estate", "copper", "moat" }, "too_many")
    t:answer("bob", { "gold", "moat" })
    t:expect("bob", { hand = { "copper", "silver", "estate" }, discard_pile = { "moat", "gold" } })
  end,
}

scenario "Who has three cards or fewer discards nothing and is not asked" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MILITIA-2" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "copper", "silver", "gold" } },
    cat = { hand = { "copper" } },
    dan = {},
  },
  run = function(t)
    t:play("ann", "militia")
    t:expect_no_open_choice()
    t:expect("bob", { hand = 3, discard_pile = {} })
    t:expect("cat", { hand = 1, discard_pile = {} })
    t:expect("ann", { coins = 2 })
  end,
}

scenario "Throne Room with Militia gives 4 coins, and the second play finds only three cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MILITIA-1", "D-MILITIA-2", "D-93" },
  given = {
    ann = { hand = { "throne_room", "militia" } },
    bob = { hand = { "copper", "copper", "estate", "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "militia")
    t:expect("ann", { coins = 2 })
    t:answer("bob", { "estate", "estate" })
    t:expect_no_open_choice()
    t:expect("ann", { coins = 4, actions = 0 })
    t:expect("bob", { hand = { "copper", "copper", "gold" }, discard_pile = { "estate", "estate" } })
  end,
}
