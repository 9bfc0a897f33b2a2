-- Laboratory: Action, 5. Draw 2 cards, +1 action.

scenario "Laboratory draws two cards and gives its action back" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LABORATORY-1" },
  given = {
    ann = { hand = { "laboratory", "village" }, deck = { "gold", "silver", "copper" } },
  },
  run = function(t)
    t:play("ann", "laboratory")
    t:expect("ann", {
      hand = { "village", "gold", "silver" },
      deck = { "copper" },
      in_play = { "laboratory" },
      actions = 1,
      buys = 1,
      coins = 0,
    })
  end,
}

scenario "Laboratory costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LABORATORY-1" },
  lineup = { "laboratory" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "laboratory")
    t:expect("ann", { coins = 4, discard_pile = { "laboratory" } })
    t:refused("ann", { group = "buy", "laboratory" }, "not_enough_coins")
  end,
}

scenario "Laboratory shuffles in the middle of drawing, without itself" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LABORATORY-1", "D-54", "D-57" },
  given = {
    ann = { hand = { "laboratory" }, deck = { "gold" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "laboratory")
    t:expect("ann", { hand = { "gold", "copper" }, deck = {}, discard_pile = {}, in_play = { "laboratory" } })
  end,
}

scenario "Throne Room with Laboratory draws four cards and leaves 2 actions" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LABORATORY-1", "D-THRONE_ROOM-4", "D-96" },
  given = {
    ann = { hand = { "throne_room", "laboratory" }, deck = { "gold", "village", "copper", "estate", "duchy" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "laboratory")
    t:expect("ann", { hand = { "gold", "village", "copper", "estate" }, deck = { "duchy" }, actions = 2 })
  end,
}
