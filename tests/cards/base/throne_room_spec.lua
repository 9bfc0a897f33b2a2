-- Throne Room: Action, 4. Choose an Action in hand; play it twice.

scenario "Throne Room plays an Action of the hand twice; it enters play once" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-1", "D-92" },
  given = {
    ann = { hand = { "throne_room", "woodcutter", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "woodcutter" }, inside = { "throne_room" } })
    t:answer("ann", "woodcutter")
    t:expect("ann", { coins = 4, buys = 3, hand = { "copper" }, in_play = { "woodcutter", "throne_room" } })
  end,
}

scenario "Throne Room costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-1" },
  lineup = { "throne_room" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "throne_room")
    t:expect("ann", { coins = 3, discard_pile = { "throne_room" } })
    t:refused("ann", { group = "buy", "throne_room" }, "not_enough_coins")
  end,
}

scenario "Throne Room offers every Action of the hand and nothing else" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-1", "D-4" },
  given = {
    ann = { hand = { "throne_room", "smithy", "moat", "witch", "copper", "estate", "curse" }, deck = { "village", "gold" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "smithy", "moat", "witch" }, min = 1, max = 1 })
    t:refused("ann", "copper", "not_offered")
    t:refused("ann", "throne_room", "not_offered")
    t:refused("ann", "village", "not_offered")
    t:answer("ann", "smithy")
    t:expect("ann", { in_play = { "smithy", "throne_room" } })
  end,
}

scenario "Neither play of the chosen card uses an action" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-2", "D-91", "D-96" },
  given = {
    ann = { hand = { "throne_room", "smithy" }, deck = { "copper" }, actions = 3 },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "smithy")
    t:expect("ann", { actions = 2, hand = { "copper" } })
  end,
}

scenario "The first play is resolved in full before the second begins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-2", "D-92" },
  given = {
    ann = { hand = { "throne_room", "witch" }, deck = { "copper", "silver", "gold", "estate" } },
    bob = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "witch")
    t:expect("ann", { hand = {} })
    t:answer("bob", false)
    t:expect("ann", { hand = { "copper", "silver" } })
    t:expect("bob", { discard_pile = { "curse" } })
    t:expect_asked("bob", { prompt = "moat.reveal" })
    t:answer("bob", false)
    t:expect("ann", { hand = { "copper", "silver", "gold", "estate" } })
    t:expect("bob", { discard_pile = { "curse", "curse" } })
  end,
}

scenario "Throne Room on Throne Room plays one Action twice and then another one twice" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-3", "D-95", "D-96", "DX-8", "D-THRONE_ROOM-5", "DC-10" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "woodcutter", "smithy" }, deck = { "copper", "copper", "copper", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "woodcutter", "smithy" } })
    t:answer("ann", "woodcutter")
    t:expect("ann", { coins = 4, buys = 3 })
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "smithy" } })
    t:answer("ann", "smithy")
    t:expect("ann", {
      coins = 4,
      buys = 3,
      actions = 0,
      hand = { "copper", "copper", "copper", "gold" },
      in_play = { "smithy", "woodcutter", "throne_room", "throne_room" },
    })
  end,
}

scenario "Throne Room on Throne Room with one more Action plays that one twice, not four times" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-3", "D-95" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "woodcutter" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "woodcutter")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 4, buys = 3 })
  end,
}

scenario "The second choice of the inner Throne Room is made from the hand as it then is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-3", "D-95" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "laboratory" }, deck = { "copper", "village", "copper", "festival", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "laboratory")
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "village", "festival" } })
    t:answer("ann", "festival")
    t:expect("ann", { coins = 4, buys = 3, actions = 6, hand = { "copper", "copper", "village" }, deck = { "gold" } })
  end,
}

scenario "Throne Room on a card with one action leaves 2 actions, on one with two leaves 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-4", "D-96" },
  given = {
    ann = { hand = { "throne_room", "market", "throne_room", "village", "chapel" }, deck = { "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "market")
    t:expect("ann", { actions = 2 })
    t:play("ann", "throne_room")
    t:answer("ann", "village")
    t:expect("ann", { actions = 5 })
  end,
}

scenario "Between the two plays no other Action can be played" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-5", "D-92" },
  given = {
    ann = { hand = { "throne_room", "workshop", "village" }, actions = 3, deck = { "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "workshop")
    t:expect_asked("ann", { prompt = "workshop.gain", inside = { "throne_room", "workshop" } })
    t:answer("ann", "silver")
    t:expect_asked("ann", { prompt = "workshop.gain", inside = { "throne_room", "workshop" } })
    t:refused("ann", { group = "play", "village" }, "not_offered")
    t:answer("ann", "estate")
    t:play("ann", "village")
    t:expect("ann", { actions = 3, discard_pile = { "estate", "silver" } })
  end,
}

scenario "With an Action in hand Throne Room must play one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-6", "D-116" },
  given = {
    ann = { hand = { "throne_room", "chapel", "militia" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "chapel", "militia" }, "too_many")
    t:answer("ann", "militia")
    t:expect("ann", { coins = 4, hand = { "chapel" } })
  end,
}

scenario "Without an Action in hand Throne Room does nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-6", "D-35" },
  given = {
    ann = { hand = { "throne_room", "copper", "estate" }, deck = { "village" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "copper", "estate" }, in_play = { "throne_room" }, actions = 0 })
  end,
}

scenario "Throne Room on Feast trashes it once and gains twice" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-7", "D-FEAST-4", "D-93", "DX-9" },
  given = {
    ann = { hand = { "throne_room", "feast" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "feast")
    t:answer("ann", "duchy")
    t:answer("ann", "duchy")
    t:expect("ann", { in_play = { "throne_room" }, discard_pile = { "duchy", "duchy" } })
    t:expect("game", { trash = { "feast" } })
  end,
}

scenario "An Attack played by Throne Room opens its window twice, and protection does not carry over" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THRONE_ROOM-2", "D-88", "D-92" },
  given = {
    ann = { hand = { "throne_room", "militia" } },
    bob = { hand = { "moat", "copper", "copper", "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "militia")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "militia", inside = { "throne_room", "militia", "moat" } })
    t:answer("bob", true)
    t:expect("ann", { coins = 2 })
    t:expect("bob", { hand = 5 })
    t:expect_asked("bob", { prompt = "moat.reveal", about = "militia", inside = { "throne_room", "militia", "moat" } })
    t:answer("bob", false)
    t:expect_asked("bob", { prompt = "militia.discard", inside = { "throne_room", "militia" } })
    t:answer("bob", { "copper", "estate" })
    t:expect("ann", { coins = 4, actions = 0 })
    t:expect("bob", { hand = { "moat", "copper", "gold" } })
  end,
}
