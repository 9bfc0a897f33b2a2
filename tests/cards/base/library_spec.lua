-- Library: Action, 5. Draw until the hand has 7 cards; Actions drawn may be set aside and are discarded at the end.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Library draws until there are seven cards in hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-1", "D-LIBRARY-6" },
  given = {
    ann = {
      hand = { "library", "estate", "estate", "estate" },
      deck = { "copper", "silver", "gold", "duchy", "province" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:expect_no_open_choice()
    t:expect("ann", {
      hand = { "estate", "estate", "estate", "copper", "silver", "gold", "duchy" },
      deck = { "province" },
      in_play = { "library" },
      actions = 0,
    })
  end,
}

scenario "Library costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-1" },
  lineup = { "library" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "library")
    t:expect("ann", { coins = 4, discard_pile = { "library" } })
    t:refused("ann", { group = "buy", "library" }, "not_enough_coins")
  end,
}

scenario "An Action drawn by Library may be set aside; it is replaced and discarded at the end" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-1", "D-LIBRARY-4" },
  given = {
    ann = {
      hand = { "library", "estate", "estate", "estate", "estate", "estate" },
      deck = { "village", "copper", "village", "gold", "duchy" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:expect_asked("ann", { about = "village" })
    t:expect("ann", { discard_pile = {}, hand = { "estate", "estate", "estate", "estate", "estate", "copper", "village" } })
    t:answer("ann", true)
    t:expect("ann", {
      hand = { "estate", "estate", "estate", "estate", "estate", "copper", "gold" },
      deck = { "duchy" },
      discard_pile = { "village", "village" },
      in_play = { "library" },
    })
  end,
}

scenario "Library asks about an Action as it is drawn, before the next card is seen" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-2" },
  given = {
    ann = {
      hand = { "library", "estate", "estate", "estate", "estate" },
      deck = { "copper", "village", "gold", "duchy" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:expect_asked("ann", { prompt = "library.set_aside", about = "village", inside = { "library" } })
    t:expect("ann", { hand = { "estate", "estate", "estate", "estate", "copper", "village" }, deck = { "gold", "duchy" } })
    assert(not seen(t, "ann", "Gold"), "the next card was drawn before the choice")
    t:answer("ann", true)
    t:expect("ann", { hand = { "estate", "estate", "estate", "estate", "copper", "gold", "duchy" }, deck = {} })
  end,
}

scenario "A drawn Action may be kept, and Actions that were in hand before stay there unasked" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-3" },
  given = {
    ann = {
      hand = { "library", "smithy", "market", "estate", "estate", "estate" },
      deck = { "village", "copper", "gold" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:expect_asked("ann", { about = "village", options = { true, false } })
    t:answer("ann", false)
    t:expect_no_open_choice()
    t:expect("ann", {
      hand = { "smithy", "market", "estate", "estate", "estate", "village", "copper" },
      deck = { "gold" },
      discard_pile = {},
    })
  end,
}

scenario "A card of several types that is an Action may be set aside too" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-1", "D-4" },
  given = {
    ann = {
      hand = { "library", "estate", "estate", "estate", "estate", "estate", "estate" },
      deck = { "moat", "witch", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:expect_asked("ann", { about = "moat" })
    t:answer("ann", true)
    t:expect_asked("ann", { about = "witch" })
    t:answer("ann", true)
    t:expect("ann", { hand = { "estate", "estate", "estate", "estate", "estate", "estate", "copper" }, discard_pile = 2 })
  end,
}

scenario "What Library has set aside lies open and is not shuffled in when the deck runs out" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-4", "D-50", "D-57" },
  given = {
    ann = {
      hand = { "library" },
      deck = { "village", "smithy" },
      discard_pile = { "copper", "copper", "copper", "copper", "copper", "copper", "copper", "copper" },
    },
    bob = {},
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:expect("ann", { hand = { "smithy" }, discard_pile = 8 })
    assert(seen(t, "bob", "Village"), "what is set aside lies open")
    t:answer("ann", true)
    t:expect_no_open_choice()
    t:expect("ann", {
      hand = { "copper", "copper", "copper", "copper", "copper", "copper", "copper" },
      deck = { "copper" },
      discard_pile = 2,
    })
  end,
}

scenario "Library stops when there is no card left to draw" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-5", "D-55" },
  given = {
    ann = { hand = { "library", "estate" }, deck = { "village" }, discard_pile = { "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "estate", "copper", "copper" }, deck = {}, discard_pile = { "village" } })
  end,
}

scenario "With seven cards left in hand after it was played, Library draws nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-6" },
  given = {
    ann = {
      hand = { "library", "estate", "estate", "estate", "estate", "estate", "estate", "estate" },
      deck = { "village", "gold" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:expect_no_open_choice()
    t:expect("ann", { hand = 7, deck = { "village", "gold" } })
  end,
}

scenario "Library itself does not count: with six other cards in hand it draws one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-6", "DC-3" },
  given = {
    ann = {
      hand = { "library", "estate", "estate", "estate", "estate", "estate", "estate" },
      deck = { "gold", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:expect("ann", { hand = { "estate", "estate", "estate", "estate", "estate", "estate", "gold" }, deck = { "copper" } })
  end,
}

scenario "Throne Room with Library: the second play finds seven cards in hand and draws none" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-LIBRARY-6", "D-93" },
  given = {
    ann = {
      hand = { "throne_room", "library", "estate", "estate", "estate", "estate", "estate" },
      deck = { "village", "copper", "gold", "duchy" },
    },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "library")
    t:expect_asked("ann", { about = "village", inside = { "throne_room", "library" } })
    t:answer("ann", true)
    t:expect_no_open_choice()
    t:expect("ann", {
      hand = { "estate", "estate", "estate", "estate", "estate", "copper", "gold" },
      deck = { "duchy" },
      discard_pile = { "village" },
    })
  end,
}

scenario "Everybody is shown which Action is set aside, and by whom" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-50" },
  given = {
    ann = { hand = { "library" }, deck = { "village", "copper" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:expect_told("ann", "ann: Village from hand to aside")
    t:expect_told("bob", "ann: 1 card from hand to aside")
    t:expect_told("bob", "ann reveals Village")
    t:expect_not_told("bob", "bob")
  end,
}
