-- The other cards of Brawl.

scenario "Each Coach in play pays a cheer for every card bought" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "coach" },
  given = {
    active = "ann", phase = "shop", step = "buy",
    ann = { in_play = { "coach", "coach" }, coins = 3, buys = 2, cheers = 0 },
    bob = { hand = { "coach" }, cheers = 0 },
  },
  run = function(t)
    t:buy("ann", "shilling")
    t:expect("ann", { cheers = 2 })
    t:buy("ann", "penny")
    t:expect("ann", { cheers = 4 })
    t:expect("bob", { cheers = 0 })
  end,
}

scenario "Pawnshops add up, never below nothing, and only while in play" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "pawnshop" },
  given = {
    active = "ann", phase = "shop", step = "buy",
    ann = { in_play = { "pawnshop", "pawnshop", "pawnshop" }, hand = { "belt" }, coins = 3, buys = 2 },
  },
  run = function(t)
    assert(t:value(t:card("ann", "hand", 1), "cost") == 3)
    t:buy("ann", "belt")
    t:expect("ann", { coins = 0, buys = 1 })
    t:buy("ann", "ribbon")
    t:expect_active("bob")
  end,
}

scenario "Lookout takes what was named and puts the rest back in the order chosen" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "lookout" },
  given = {
    active = "ann",
    ann = { hand = { "lookout" }, deck = { "shilling", "belt", "ribbon", "penny" } },
  },
  run = function(t)
    t:play("ann", "lookout")
    t:answer("ann", "belt")
    t:expect_asked("ann", { prompt = "lookout.order", inside = { "lookout" } })
    t:answer("ann", { "ribbon", "shilling" })
    t:expect("ann", { deck = { "ribbon", "shilling", "penny" }, hand = { "belt" } })
    t:expect_view("bob", { ann = { hand = { "belt" }, deck = { count = "hidden", knows = {} } } })
    t:pass_until { seat = "bob" }
  end,
}

scenario "Lookout shuffles the discard pile under what lies aside, not into it" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "lookout" },
  given = {
    active = "ann",
    ann = { hand = { "lookout" }, deck = { "belt" }, discard_pile = { "penny", "penny", "penny" } },
  },
  run = function(t)
    t:play("ann", "lookout")
    t:answer("ann", "shilling")
    t:answer("ann", { "penny", "belt", "penny" })
    t:expect("ann", { deck = { "penny", "belt", "penny", "penny" }, discard_pile = 0, hand = {} })
    t:pass_until { seat = "bob" }
  end,
}

scenario "Lookout with an empty deck asks for no order" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "lookout", "crowd" },
  given = { active = "ann", ann = { hand = { "lookout", "crowd" } } },
  run = function(t)
    t:play("ann", "lookout")
    t:answer("ann", "penny")
    t:expect_no_open_choice()
    t:expect("ann", { actions = 1, deck = 0 })
  end,
}

scenario "Buying Parade chooses two different gifts" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "parade" },
  given = { active = "ann", phase = "shop", step = "buy", ann = { coins = 3, cheers = 0 } },
  run = function(t)
    t:buy("ann", "parade")
    t:expect_asked("ann", { prompt = "parade.gifts", options = { "coins", "buys", "cheers" }, min = 2, max = 2 })
    t:refused("ann", { "coins" }, "too_few")
    t:refused("ann", { "coins", "coins" }, "not_offered")
    t:answer("ann", { "coins", "buys" })
    t:expect("ann", { coins = 1, buys = 1, cheers = 0, discard_pile = { "parade" } })
    t:answer("ann", "stop")
  end,
}
