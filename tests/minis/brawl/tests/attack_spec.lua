-- Attacks of Brawl and what can be done about them.

scenario "Haymaker leaves three cards in every other hand, in turn order" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "haymaker" },
  given = {
    active = "ann",
    ann = { hand = { "haymaker" } },
    bob = { hand = { "penny", "penny", "ribbon", "belt", "shilling" } },
    cat = { hand = { "penny", "penny", "ribbon" } },
  },
  run = function(t)
    t:play("ann", "haymaker")
    t:expect_asked("bob", { prompt = "haymaker.discard", min = 2, max = 2, inside = { "haymaker" } })
    t:refused("bob", { "penny" }, "discard_more")
    t:answer("bob", { "ribbon", "belt" })
    t:expect("bob", { hand = { "penny", "penny", "shilling" }, discard_pile = 2 })
    t:expect("cat", { hand = 3 })
    t:expect("ann", { coins = 2, actions = 0 })
    t:expect_no_open_choice()
  end,
}

scenario "Who shows Duck is unaffected, whoever does not is hit" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "haymaker", "duck" },
  given = {
    active = "ann",
    ann = { hand = { "haymaker" } },
    bob = { hand = { "duck", "duck", "penny", "ribbon" } },
    cat = { hand = { "duck", "penny", "penny", "ribbon" } },
  },
  run = function(t)
    t:play("ann", "haymaker")
    t:expect_asked("bob", { prompt = "duck.show", inside = { "haymaker", "duck" } })
    t:answer("bob", true)
    t:answer("cat", false)
    t:answer("cat", { "ribbon" })
    t:expect("bob", { hand = 4 })
    t:expect("cat", { hand = { "duck", "penny", "penny" } })
    t:expect_view("ann", { bob = { hand = { count = 4, knows = { "duck" } } } })
  end,
}

scenario "A thrown Towel calls the whole attack off, its coins too" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "haymaker", "towel" },
  given = {
    active = "ann",
    ann = { hand = { "haymaker" } },
    bob = { hand = { "towel", "penny", "penny", "ribbon", "ribbon" } },
    cat = { hand = { "towel", "penny", "penny", "ribbon", "ribbon" } },
  },
  run = function(t)
    t:play("ann", "haymaker")
    t:answer("bob", true)
    t:expect("bob", { hand = 4, discard_pile = { "towel" } })
    t:expect("cat", { hand = 5 })
    t:expect("ann", { coins = 0, actions = 0, in_play = { "haymaker" } })
    t:expect_not_asked("cat")
  end,
}

scenario "Two different reactions in one hand: their owner is asked for the order" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "haymaker", "towel", "duck" },
  given = {
    active = "ann",
    ann = { hand = { "haymaker" } },
    bob = { hand = { "towel", "duck", "penny", "penny" } },
  },
  run = function(t)
    t:play("ann", "haymaker")
    t:expect_asked("bob", { prompt = "order_effects", options = { "towel", "duck" } })
    t:answer("bob", "duck")
    t:answer("bob", true)
    t:expect_asked("bob", { prompt = "towel.throw" })
    t:answer("bob", false)
    t:expect("bob", { hand = 4 })
    t:expect("ann", { coins = 2 })
  end,
}

scenario "One-Two opens a reaction window for each play of Haymaker" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "haymaker", "one_two", "duck" },
  given = {
    active = "ann",
    ann = { hand = { "one_two", "haymaker" } },
    bob = { hand = { "duck", "penny", "penny", "ribbon", "belt" } },
  },
  run = function(t)
    t:play("ann", "one_two")
    t:answer("ann", "haymaker")
    t:expect_asked("bob", { prompt = "duck.show", inside = { "one_two", "haymaker", "duck" } })
    t:answer("bob", true)
    t:expect_asked("bob", { prompt = "duck.show" })
    t:answer("bob", false)
    t:answer("bob", { "ribbon", "belt" })
    t:expect("ann", { coins = 4, actions = 0, in_play = { "one_two", "haymaker" } })
    t:expect("bob", { hand = { "duck", "penny", "penny" } })
    t:expect_no_open_choice()
  end,
}

scenario "One-Two on One-Two plays two moves twice each" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "one_two", "crowd", "duck" },
  given = {
    active = "ann",
    ann = { hand = { "one_two", "one_two", "crowd", "duck" }, deck = { "penny", "penny", "penny", "penny", "penny", "penny" } },
  },
  run = function(t)
    t:play("ann", "one_two")
    t:answer("ann", "one_two")
    t:answer("ann", "crowd")
    t:answer("ann", "duck")
    t:expect("ann", { actions = 4, hand = { "penny", "penny", "penny", "penny", "penny", "penny" }, deck = 0 })
    t:expect_step("purses")
    t:pass_until { seat = "bob" }
  end,
}
