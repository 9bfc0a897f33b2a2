-- Moat: Action – Reaction, 2. Draw 2 cards. When another player plays an Attack, you may show this and are unaffected.

scenario "Moat played on the own turn draws two cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-1", "D-MOAT-4" },
  given = {
    ann = { hand = { "moat" }, deck = { "gold", "silver", "copper" } },
  },
  run = function(t)
    t:play("ann", "moat")
    t:expect("ann", { hand = { "gold", "silver" }, deck = { "copper" }, in_play = { "moat" }, actions = 0 })
  end,
}

scenario "Moat costs 2" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-1" },
  lineup = { "moat" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 3 },
  },
  run = function(t)
    t:buy("ann", "moat")
    t:expect("ann", { coins = 1, discard_pile = { "moat" } })
    t:refused("ann", { group = "buy", "moat" }, "not_enough_coins")
  end,
}

scenario "Whoever shows Moat is unaffected by the Attack" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-1", "D-87" },
  given = {
    ann = { hand = { "witch" }, deck = { "copper", "copper" } },
    bob = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "witch", options = { true, false }, inside = { "witch", "moat" } })
    t:answer("bob", true)
    t:expect("bob", { discard_pile = {} })
    t:expect("game", { supply = { curse = 10 } })
  end,
}

scenario "Moat need not be shown: then the Attack works as usual" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-1", "D-89" },
  given = {
    ann = { hand = { "witch" }, deck = { "copper", "copper" } },
    bob = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", false)
    t:expect("bob", { hand = { "moat" }, discard_pile = { "curse" } })
  end,
}

scenario "Only who has Moat in hand is asked" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-1", "D-116" },
  given = {
    ann = { hand = { "witch" }, deck = { "copper", "copper" } },
    bob = { deck = { "moat" }, discard_pile = { "moat" }, in_play = { "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:expect_not_asked("bob")
    t:expect("bob", { discard_pile = { "curse", "moat" } })
  end,
}

scenario "Moat is asked for before the Attack does anything, from the left" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-2", "D-86" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "copper", "copper", "copper", "copper" } },
    cat = { hand = { "moat", "copper", "copper", "copper" } },
    dan = { hand = { "moat", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:expect_asked("cat", { prompt = "moat.reveal" })
    t:expect_not_asked("bob")
    t:expect_not_asked("dan")
    t:expect("ann", { in_play = { "militia" }, coins = 0 })
    t:answer("cat", true)
    t:expect_asked("dan", { prompt = "moat.reveal" })
    t:expect("ann", { coins = 0 })
    t:answer("dan", false)
    t:expect("ann", { coins = 2 })
    t:answer("bob", "copper")
    t:expect_not_asked("cat")
    t:answer("dan", "copper")
    t:expect("bob", { hand = 3 })
    t:expect("cat", { hand = 4 })
    t:expect("dan", { hand = 3 })
  end,
}

scenario "A Moat that was shown is seen by everybody and stays in the hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-2", "D-20" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "moat" }, deck = { "gold", "gold" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "militia")
    t:answer("bob", true)
    t:expect("bob", { hand = { "moat" }, in_play = {}, discard_pile = {} })
    t:expect_view("ann", { bob = { hand = { "moat" } } })
    t:expect_view("cat", { bob = { hand = { "moat" } } })
  end,
}

scenario "Moat protects its owner alone: the next player is hit, and Witch still draws two" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-3", "D-87" },
  given = {
    ann = { hand = { "witch" }, deck = { "gold", "silver", "copper" } },
    bob = { hand = { "moat" } },
    cat = { hand = { "copper" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect("ann", { hand = { "gold", "silver" }, deck = { "copper" } })
    t:expect("bob", { discard_pile = {} })
    t:expect("cat", { discard_pile = { "curse" } })
  end,
}

scenario "Showing Moat draws no cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-4" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "moat" }, deck = { "gold", "silver" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:answer("bob", true)
    t:expect("bob", { hand = { "moat" }, deck = { "gold", "silver" } })
  end,
}

scenario "Moat is not asked for against the own Attack" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-1", "D-116" },
  given = {
    ann = { hand = { "spy", "moat" }, deck = { "copper", "estate" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "spy")
    t:expect_asked("ann", { prompt = "spy.discard", about = "estate" })
    t:answer("ann", true)
    t:expect("ann", { hand = { "moat", "copper" }, discard_pile = { "estate" } })
  end,
}

scenario "Two Moats in one hand are asked for once" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-89" },
  given = {
    ann = { hand = { "witch" }, deck = { "copper", "copper" } },
    bob = { hand = { "moat", "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect_no_open_choice()
    t:expect("bob", { hand = { "moat", "moat" }, discard_pile = {} })
  end,
}

scenario "The same Moat serves against each play of an Attack anew" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-88", "D-89", "D-93" },
  given = {
    ann = { hand = { "throne_room", "witch" }, deck = { "copper", "copper", "copper", "copper" } },
    bob = { hand = { "moat" } },
    cat = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "witch")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "witch", inside = { "throne_room", "witch", "moat" } })
    t:answer("bob", true)
    t:answer("cat", true)
    t:expect_asked("bob", { prompt = "moat.reveal", about = "witch", inside = { "throne_room", "witch", "moat" } })
    t:expect("ann", { hand = 2 })
    t:answer("bob", true)
    t:answer("cat", false)
    t:expect("ann", { hand = 4 })
    t:expect("bob", { discard_pile = {} })
    t:expect("cat", { discard_pile = { "curse" } })
    t:expect("game", { supply = { curse = 19 } })
  end,
}

scenario "Behind Moat, Bureaucrat takes no Victory card and sees no hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-5", "D-87" },
  given = {
    ann = { hand = { "bureaucrat" } },
    bob = { hand = { "moat", "estate" }, deck = { "copper" } },
    cat = { hand = { "moat", "gold" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:answer("bob", true)
    t:answer("cat", true)
    t:expect_no_open_choice()
    t:expect("ann", { deck = { "silver" } })
    t:expect("bob", { hand = { "moat", "estate" }, deck = { "copper" } })
    t:expect("cat", { hand = { "moat", "gold" }, deck = {} })
    for _, line in ipairs(t:journal("ann")) do
      assert(not string.find(line, "Gold"), "the hand was shown")
    end
  end,
}

scenario "Behind Moat, Militia takes no card" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-5" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "moat", "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:answer("bob", true)
    t:expect_no_open_choice()
    t:expect("ann", { coins = 2 })
    t:expect("bob", { hand = 5, discard_pile = {} })
  end,
}

scenario "Behind Moat, nothing is revealed to Spy, and the actor's own card still is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-5", "D-MOAT-3" },
  given = {
    ann = { hand = { "spy" }, deck = { "copper", "estate" } },
    bob = { hand = { "moat" }, deck = { "gold" } },
    cat = { deck = { "silver" } },
  },
  run = function(t)
    t:play("ann", "spy")
    t:answer("bob", true)
    t:expect_asked("ann", { prompt = "spy.discard", about = "estate" })
    t:answer("ann", false)
    t:expect_asked("ann", { prompt = "spy.discard", about = "silver" })
    t:answer("ann", true)
    t:expect_no_open_choice()
    t:expect("bob", { deck = { "gold" }, discard_pile = {} })
    t:expect("cat", { deck = {}, discard_pile = { "silver" } })
    for _, line in ipairs(t:journal("ann")) do
      assert(not string.find(line, "Gold"), "the card was revealed")
    end
  end,
}

scenario "Behind Moat, nothing is revealed to Thief, not even by a shuffle" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-5" },
  given = {
    ann = { hand = { "thief" } },
    bob = { hand = { "moat" }, deck = { "gold" }, discard_pile = { "silver" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:answer("bob", true)
    t:expect_no_open_choice()
    t:expect("bob", { deck = { "gold" }, discard_pile = { "silver" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "Behind Moat, Witch brings no Curse" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-5" },
  given = {
    ann = { hand = { "witch" }, deck = { "gold", "silver" } },
    bob = { hand = { "moat" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect("bob", { hand = { "moat" }, discard_pile = { "copper" } })
    t:expect("game", { supply = { curse = 10 } })
  end,
}

scenario "Everybody is shown the Moat, and whose it is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-48", "D-MOAT-2" },
  given = {
    ann = { hand = { "witch" } },
    bob = { hand = { "moat" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    for _, seat in ipairs { "ann", "cat" } do
      t:expect_told(seat, "bob reveals Moat")
    end
  end,
}
