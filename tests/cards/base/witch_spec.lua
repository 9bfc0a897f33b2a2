-- Witch: Action – Attack, 5. Draw 2 cards. Each other player gains a Curse.

scenario "Witch draws two cards and every other player gains a Curse" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WITCH-1" },
  given = {
    ann = { hand = { "witch" }, deck = { "gold", "silver", "copper" } },
    bob = { discard_pile = { "copper" } },
    cat = { hand = { "copper" }, deck = { "copper" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:expect("ann", { hand = { "gold", "silver" }, deck = { "copper" }, discard_pile = {}, actions = 0, coins = 0 })
    t:expect("bob", { discard_pile = { "curse", "copper" } })
    t:expect("cat", { hand = { "copper" }, deck = { "copper" }, discard_pile = { "curse" } })
    t:expect("game", { supply = { curse = 18 } })
  end,
}

scenario "Witch costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WITCH-1" },
  lineup = { "witch" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "witch")
    t:expect("ann", { coins = 4, discard_pile = { "witch" } })
    t:refused("ann", { group = "buy", "witch" }, "not_enough_coins")
  end,
}

scenario "Witch is an Attack: the window opens before she draws" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WITCH-1", "D-86" },
  given = {
    ann = { hand = { "witch" }, deck = { "gold", "silver" } },
    bob = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "witch" })
    t:expect("ann", { hand = {}, deck = { "gold", "silver" } })
    t:answer("bob", false)
    t:expect("ann", { hand = { "gold", "silver" } })
  end,
}

scenario "The Curse lies face up on the discard pile, for everybody to see" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WITCH-2" },
  given = {
    ann = { hand = { "witch" } },
    bob = { discard_pile = { "gold" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "witch")
    t:expect_view("ann", { bob = { discard_pile = { top = "curse" } }, cat = { discard_pile = { top = "curse" } } })
    t:expect_view("cat", { bob = { discard_pile = { top = "curse" } } })
    t:expect("bob", { hand = {}, deck = {}, discard_pile = { "curse", "gold" } })
  end,
}

scenario "With too few Curses they go to the players on the left of the actor first" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WITCH-3", "D-82" },
  given = {
    active = "cat",
    ann = {},
    bob = {},
    cat = { hand = { "witch" }, deck = { "gold", "silver" } },
    dan = {},
    game = { supply = { curse = 2 } },
  },
  run = function(t)
    t:play("cat", "witch")
    t:expect("dan", { discard_pile = { "curse" } })
    t:expect("ann", { discard_pile = { "curse" } })
    t:expect("bob", { discard_pile = {} })
    t:expect("game", { supply = { curse = 0 } })
  end,
}

scenario "A Curse that Moat kept away goes to the next player in turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WITCH-3", "D-87" },
  given = {
    ann = { hand = { "witch" } },
    bob = { hand = { "moat" } },
    cat = {},
    dan = {},
    game = { supply = { curse = 1 } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect("bob", { discard_pile = {} })
    t:expect("cat", { discard_pile = { "curse" } })
    t:expect("dan", { discard_pile = {} })
  end,
}

scenario "When everybody shows Moat nobody gains a Curse, and the Witch draws two" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MOAT-3", "D-WITCH-1", "DX-10" },
  given = {
    ann = { hand = { "witch" }, deck = { "gold", "silver", "copper" } },
    bob = { hand = { "moat" } },
    cat = { hand = { "moat" } },
    dan = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:answer("cat", true)
    t:answer("dan", true)
    t:expect("ann", { hand = { "gold", "silver" }, deck = { "copper" } })
    t:expect("bob", { discard_pile = {} })
    t:expect("cat", { discard_pile = {} })
    t:expect("dan", { discard_pile = {} })
    t:expect("game", { supply = { curse = 30 } })
  end,
}

scenario "Throne Room with Witch draws four cards and hands out two Curses each, as long as there are any" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WITCH-1", "D-WITCH-3", "D-93" },
  given = {
    ann = { hand = { "throne_room", "witch" }, deck = { "copper", "copper", "copper", "copper", "gold" } },
    bob = {},
    cat = {},
    game = { supply = { curse = 3 } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "witch")
    t:expect("ann", { hand = 4, deck = { "gold" } })
    t:expect("bob", { discard_pile = { "curse", "curse" } })
    t:expect("cat", { discard_pile = { "curse" } })
  end,
}
