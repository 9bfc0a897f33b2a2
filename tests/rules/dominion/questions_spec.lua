-- What a question tells besides its cards: how many, and up to which cost.

scenario "Militia says how many cards are to be discarded" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MILITIA-1" },
  lineup = { "militia" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "copper", "copper", "estate", "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:expect_asked("bob", { prompt = "militia.discard", min = 2, max = 2, numbers = { count = 2 } })
    t:answer("bob", { "estate", "estate" })
    t:expect_no_open_choice()
  end,
}

scenario "Militia asks nobody who has just as many cards as may be kept" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MILITIA-1" },
  lineup = { "militia" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "copper", "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:expect_not_asked("bob")
    t:expect("bob", { hand = { "copper", "estate", "gold" } })
  end,
}

scenario "Workshop and Remodel say up to which cost" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WORKSHOP-1", "D-REMODEL-1" },
  lineup = { "workshop", "remodel" },
  given = {
    ann = { hand = { "workshop", "remodel", "estate" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:expect_asked("ann", { prompt = "workshop.gain", numbers = { cost = 4 } })
    t:answer("ann", "silver")
    t:play("ann", "remodel")
    t:answer("ann", "estate")
    t:expect_asked("ann", { prompt = "remodel.gain", numbers = { cost = 4 } })
    t:answer("ann", "silver")
    t:expect("ann", { discard_pile = { "silver", "silver" } })
  end,
}

scenario "Stonemason's two gains say up to which cost, and overpaying for it says which cost exactly" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-STONEMASON-1" },
  lineup = { "stonemason", "baker" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 5, buys = 1 },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:answer("ann", 2)
    t:expect_asked("ann", { numbers = { cost = 2 } })
    t:answer("ann", "stonemason")
    t:answer("ann", "stonemason")
    t:pass_until { seat = "bob" }
  end,
}
