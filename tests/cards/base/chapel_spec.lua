-- Chapel: Action, 2. Trash up to 4 cards from hand.

scenario "Chapel trashes up to four cards from hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHAPEL-1" },
  given = {
    ann = { hand = { "chapel", "estate", "estate", "copper", "curse", "gold" } },
  },
  run = function(t)
    t:play("ann", "chapel")
    t:expect_asked("ann", {
      prompt = "chapel.trash",
      min = 0,
      max = 4,
      numbers = { count = 4 },
      options = { "estate", "estate", "copper", "curse", "gold" },
    })
    t:answer("ann", { "estate", "estate", "copper", "curse" })
    t:expect("ann", { hand = { "gold" }, discard_pile = {}, in_play = { "chapel" }, actions = 0 })
    t:expect("game", { trash = { "estate", "estate", "copper", "curse" } })
  end,
}

scenario "Chapel refuses a fifth card" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHAPEL-1", "D-116" },
  given = {
    ann = { hand = { "chapel", "estate", "estate", "estate", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "chapel")
    t:refused("ann", { "estate", "estate", "estate", "copper", "copper" }, "too_many")
    t:answer("ann", { "copper" })
    t:expect("ann", { hand = { "estate", "estate", "estate", "copper" } })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "Chapel may trash nothing at all" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHAPEL-1" },
  given = {
    ann = { hand = { "chapel", "estate", "copper" } },
  },
  run = function(t)
    t:play("ann", "chapel")
    t:answer("ann", {})
    t:expect("ann", { hand = { "estate", "copper" }, in_play = { "chapel" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "Chapel costs 2" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHAPEL-1" },
  lineup = { "chapel" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 3 },
  },
  run = function(t)
    t:buy("ann", "chapel")
    t:expect("ann", { coins = 1, discard_pile = { "chapel" } })
    t:refused("ann", { group = "buy", "chapel" }, "not_enough_coins")
  end,
}

scenario "Chapel cannot trash itself, another Chapel in hand can be trashed" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHAPEL-2", "D-116" },
  given = {
    ann = { hand = { "chapel", "chapel", "estate" } },
  },
  run = function(t)
    t:play("ann", "chapel")
    t:refused("ann", { "chapel", "chapel" }, "not_offered")
    t:answer("ann", { "chapel" })
    t:expect("ann", { hand = { "estate" }, in_play = { "chapel" } })
    t:expect("game", { trash = { "chapel" } })
  end,
}

scenario "Alone in the hand, Chapel has nothing to trash and asks nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHAPEL-2", "D-115" },
  given = {
    ann = { hand = { "chapel" } },
  },
  run = function(t)
    t:play("ann", "chapel")
    t:expect_no_open_choice()
    t:expect("ann", { in_play = { "chapel" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "Throne Room with Chapel trashes up to four cards twice" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHAPEL-1", "D-93" },
  given = {
    ann = { hand = { "throne_room", "chapel", "copper", "copper", "copper", "copper", "estate", "estate" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "chapel")
    t:answer("ann", { "copper", "copper", "copper", "copper" })
    t:expect_asked("ann", { prompt = "chapel.trash", options = { "estate", "estate" }, inside = { "throne_room", "chapel" } })
    t:answer("ann", { "estate", "estate" })
    t:expect("ann", { hand = {} })
    t:expect("game", { trash = 6 })
  end,
}
