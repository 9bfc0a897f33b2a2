-- Curse: 0. Minus 1 point. Neither Victory nor Treasure nor Action.

scenario "Each Curse takes 1 point away at the end" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CURSE-1" },
  given = {
    phase = "clean_up",
    step = "end_of_turn",
    ann = { hand = { "curse" }, deck = { "estate", "curse" }, discard_pile = { "curse" } },
    bob = { deck = { "curse" } },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:expect_finished { winners = { "bob" }, ranks = { ann = { -2, -1 }, bob = { -1, 0 } } }
  end,
}

scenario "Curse can be played neither as an Action nor as a Treasure, and Bureaucrat does not find it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CURSE-1", "D-BUREAUCRAT-4" },
  given = {
    ann = { hand = { "curse", "copper", "bureaucrat", "village" } },
    bob = { hand = { "curse", "copper" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "curse" }, "not_an_action")
    t:play("ann", "bureaucrat")
    t:expect_not_asked("bob")
    t:expect("bob", { hand = { "curse", "copper" }, deck = {} })
    t:expect_step("treasures")
    t:refused("ann", { group = "play", "curse" }, "not_a_treasure")
  end,
}

scenario "With four players there are 30 Curses, all of them in the Supply" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CURSE-1" },
  seats = 4,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { curse = 30 } })
  end,
}

scenario "Curses are there without anything that hands them out, and can be bought for nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CURSE-1", "D-CURSE-2" },
  lineup = "first_game",
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 1 },
  },
  run = function(t)
    t:expect("game", { supply = { curse = 10 } })
    t:buy("ann", "curse")
    t:expect("ann", { buys = 1, coins = 1, discard_pile = { "curse" } })
    t:expect("game", { supply = { curse = 9 } })
  end,
}

scenario "Without Curses in the Supply Witch hands out none and does the rest" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CURSE-2", "D-WITCH-3" },
  given = {
    ann = { hand = { "witch" }, deck = { "gold", "silver" } },
    bob = { discard_pile = { "copper" } },
    game = { supply = { curse = 0 }, trash = { "curse" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:expect("ann", { hand = { "gold", "silver" } })
    t:expect("bob", { discard_pile = { "copper" } })
    t:expect("game", { trash = { "curse" } })
  end,
}
