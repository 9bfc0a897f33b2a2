-- Playing a card from an effect, and more than once (docs/rules/dominion.md, section 13).

scenario "A card that an effect plays takes no action and is resolved inside that effect" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-91" },
  lineup = { "throne_room", "workshop" },
  given = {
    ann = { hand = { "throne_room", "workshop", "copper" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:expect("ann", { actions = 1 })
    t:answer("ann", "workshop")
    t:expect_asked("ann", { prompt = "workshop.gain", inside = { "throne_room", "workshop" } })
    t:expect("ann", { actions = 1, in_play = { "workshop", "throne_room" }, hand = { "copper" } })
    t:answer("ann", "silver")
    t:answer("ann", "silver")
    t:expect("ann", { actions = 1 })
  end,
}

scenario "A card played twice goes into play once, and the first play is over before the second begins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-92" },
  lineup = { "throne_room", "cellar", "village" },
  given = {
    ann = { hand = { "throne_room", "cellar", "estate", "village" }, deck = { "gold", "silver", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "cellar")
    t:expect("ann", { actions = 1, in_play = { "cellar", "throne_room" } })
    t:refused("ann", { group = "play", "village" }, "not_offered")
    t:answer("ann", { "estate" })
    -- The first play has drawn already; only now the second one gives its action and asks.
    t:expect("ann", {
      actions = 2, hand = { "village", "gold" }, discard_pile = { "estate" }, in_play = { "cellar", "throne_room" },
    })
    t:expect_asked("ann", { prompt = "cellar.discard", options = { "village", "gold" } })
    t:refused("ann", { group = "play", "village" }, "not_offered")
    t:answer("ann", { "gold" })
    t:expect("ann", {
      hand = { "village", "silver" }, discard_pile = { "gold", "estate" }, in_play = { "cellar", "throne_room" },
    })
    t:expect_step("action")
  end,
}

scenario "Between the two plays of a card it may itself play cards, if it says so" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-92", "D-95", "DC-10" },
  lineup = { "throne_room", "woodcutter", "festival" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "woodcutter", "festival" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "woodcutter")
    t:expect("ann", { coins = 4, buys = 3, actions = 0 })
    -- The inner Throne Room is played for the second time: another card is chosen.
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "festival" } })
    t:answer("ann", "festival")
    t:expect("ann", {
      coins = 8, buys = 5, actions = 4, hand = {},
      in_play = { "festival", "woodcutter", "throne_room", "throne_room" },
    })
  end,
}

scenario "The second play happens although the card has left play" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-93" },
  lineup = { "throne_room", "feast" },
  given = {
    ann = { hand = { "throne_room", "feast" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "feast")
    t:answer("ann", "duchy")
    t:answer("ann", "duchy")
    t:expect("ann", { discard_pile = { "duchy", "duchy" }, in_play = { "throne_room" } })
    t:expect("game", { trash = { "feast" } })
  end,
}

scenario "Each of two plays is complete: bonuses and choices are new" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-93" },
  lineup = { "throne_room", "chancellor", "remodel" },
  given = {
    ann = {
      hand = { "throne_room", "throne_room", "chancellor", "remodel", "estate", "copper" },
      deck = { "gold" }, actions = 2,
    },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "chancellor")
    t:answer("ann", false)
    t:expect("ann", { coins = 4, deck = { "gold" } })
    t:answer("ann", true)
    t:expect("ann", { coins = 4, deck = {}, discard_pile = { "gold" } })
    t:play("ann", "throne_room")
    t:answer("ann", "remodel")
    t:answer("ann", "estate")
    t:refused("ann", "duchy", "too_expensive")
    t:answer("ann", "silver")
    t:answer("ann", "copper")
    t:refused("ann", "silver", "too_expensive")
    t:answer("ann", "estate")
    t:expect("ann", { discard_pile = { "estate", "silver", "gold" }, hand = {} })
  end,
}

scenario "Throne Room on Throne Room plays two other cards twice each, never one card four times" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-95", "DX-8" },
  lineup = { "throne_room", "woodcutter", "smithy" },
  given = {
    ann = {
      hand = { "throne_room", "throne_room", "woodcutter", "smithy" },
      deck = { "copper", "copper", "copper", "copper", "copper", "copper", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "throne_room", "woodcutter", "smithy" } })
    t:answer("ann", "throne_room")
    t:answer("ann", "woodcutter")
    t:refused("ann", "woodcutter", "not_offered")
    t:answer("ann", "smithy")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 4, buys = 3, hand = 6, deck = { "copper" }, actions = 0 })
  end,
}

scenario "The second choice of the inner Throne Room is made from the hand as it then is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-95" },
  lineup = { "throne_room", "smithy", "festival" },
  given = {
    ann = {
      hand = { "throne_room", "throne_room", "smithy" },
      deck = { "festival", "copper", "copper", "copper", "copper", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "smithy")
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "festival" } })
    t:answer("ann", "festival")
    t:expect("ann", { actions = 4, coins = 4, buys = 3 })
  end,
}

scenario "The inner Throne Room finds no second card: A is played twice and that is all" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-95" },
  lineup = { "throne_room", "woodcutter" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "woodcutter", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "woodcutter")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 4, buys = 3, actions = 0 })
  end,
}

scenario "Only the outermost card costs an action" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-91", "D-96" },
  lineup = { "throne_room", "laboratory" },
  given = {
    ann = { hand = { "throne_room", "laboratory" }, deck = { "copper", "copper", "copper", "copper", "estate" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "laboratory")
    t:expect("ann", { actions = 2, hand = { "copper", "copper", "copper", "copper" } })
  end,
}

scenario "Of four cards played through two Throne Rooms only the first costs an action" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-96" },
  lineup = { "throne_room", "village", "market" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "village", "market" }, deck = { "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "village")
    t:answer("ann", "market")
    -- 1 - 1 + 2 + 2 + 1 + 1
    t:expect("ann", { actions = 6, coins = 2, buys = 3, hand = 4 })
  end,
}
