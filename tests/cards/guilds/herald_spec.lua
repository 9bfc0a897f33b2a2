-- Herald: Action, 4+. Draw 1 card, +1 action; reveal the top card, play it if it is an Action. Overpay: cards of the discard pile onto the deck.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Herald draws, then plays the Action it reveals" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-1", "D-HERALD-2", "D-HERALD-3", "D-91" },
  given = {
    ann = { hand = { "herald", "estate" }, deck = { "copper", "smithy", "gold", "silver", "curse", "duchy" } },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect_no_open_choice()
    t:expect("ann", {
      actions = 1, hand = { "estate", "copper", "gold", "silver", "curse" }, deck = { "duchy" }, in_play = { "smithy", "herald" },
    })
    assert(seen(t, "bob", "Smithy"))
  end,
}

scenario "A revealed card that is no Action stays on the deck, and everybody has seen it" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-2", "D-48" },
  given = {
    ann = { hand = { "herald", "village" }, deck = { "copper", "gold", "silver" } },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect("ann", { actions = 1, hand = { "village", "copper" }, deck = { "gold", "silver" }, in_play = { "herald" }, discard_pile = {} })
    assert(seen(t, "bob", "Gold") and not seen(t, "bob", "Silver"))
  end,
}

scenario "Playing what Herald reveals is not a choice" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-3" },
  given = {
    ann = { hand = { "herald", "copper", "village" }, deck = { "estate", "stonemason" } },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect_asked("ann", { prompt = "stonemason.trash", inside = { "herald", "stonemason" } })
    t:answer("ann", "copper")
    t:expect("ann", { actions = 1, hand = { "estate", "village" }, in_play = { "stonemason", "herald" } })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "A card with several types counts as an Action" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-4", "D-4" },
  given = {
    ann = { hand = { "herald" }, deck = { "copper", "moat", "gold", "silver", "curse" } },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect("ann", { hand = { "copper", "gold", "silver" }, in_play = { "moat", "herald" }, deck = { "curse" } })
  end,
}

scenario "An Attack played by Herald can be answered with Moat" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-3", "D-86", "D-91" },
  given = {
    ann = { hand = { "herald" }, deck = { "copper", "witch", "gold", "silver" } },
    bob = { hand = { "moat" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "witch" })
    t:answer("bob", true)
    t:expect("bob", { discard_pile = {} })
    t:expect("cat", { discard_pile = { "curse" } })
    t:expect("ann", { hand = { "copper", "gold", "silver" } })
  end,
}

scenario "With no card left to reveal nothing happens" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-5", "D-55" },
  given = {
    ann = { hand = { "herald", "village" }, deck = { "copper" } },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect("ann", { actions = 1, hand = { "village", "copper" }, deck = {}, in_play = { "herald" } })
  end,
}

scenario "Herald shuffles to reveal a card" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-5", "D-54" },
  given = {
    ann = { hand = { "herald" }, deck = { "copper" }, discard_pile = { "festival" } },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect("ann", { actions = 3, coins = 2, buys = 2, hand = { "copper" }, deck = {}, discard_pile = {}, in_play = { "festival", "herald" } })
  end,
}

scenario "Herald played by Herald works in full" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-6" },
  given = {
    ann = { hand = { "herald", "village" }, deck = { "copper", "herald", "gold", "festival", "duchy" } },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect("ann", {
      actions = 4, coins = 2, hand = { "village", "copper", "gold" }, deck = { "duchy" }, in_play = { "festival", "herald", "herald" },
    })
  end,
}

scenario "Herald played twice works twice" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-6", "D-THRONE_ROOM-5", "D-92" },
  given = {
    ann = { hand = { "throne_room", "herald" }, deck = { "copper", "festival", "gold", "woodcutter", "duchy" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "herald")
    t:expect("ann", {
      actions = 4, coins = 4, buys = 3, hand = { "copper", "gold" }, deck = { "duchy" },
      in_play = { "woodcutter", "festival", "herald", "throne_room" },
    })
  end,
}

scenario "Herald bought for 6 puts two cards of the discard pile on the deck, in any order" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-7", "D-HERALD-8", "DX-17" },
  lineup = { "herald" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2, deck = { "duchy" }, discard_pile = { "curse", "gold", "estate", "silver" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", 2)
    t:expect_asked("ann", {
      prompt = "herald.put_on_deck", options = { "curse", "gold", "estate", "silver" }, min = 2, max = 2, inside = { "herald" },
    })
    t:refused("ann", "gold", "too_few")
    t:refused("ann", { "gold", "silver", "curse" }, "too_many")
    t:answer("ann", { "silver", "gold" })
    t:expect("ann", { coins = 0, deck = { "silver", "gold", "duchy" }, discard_pile = { "herald", "curse", "estate" } })
  end,
}

scenario "The other order is possible too" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-7", "DX-17" },
  lineup = { "herald" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2, deck = { "duchy" }, discard_pile = { "curse", "gold", "estate", "silver" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", 2)
    t:answer("ann", { "gold", "silver" })
    t:expect("ann", { deck = { "gold", "silver", "duchy" } })
  end,
}

scenario "The amount is fixed before the discard pile is seen, and without overpay it is not seen at all" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-8", "D-109", "D-22" },
  lineup = { "herald" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 10, buys = 3, discard_pile = { "curse", "gold", "estate" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:expect_asked("ann", { prompt = "overpay" })
    assert(not seen(t, "ann", "Gold"))
    t:answer("ann", {})
    assert(not seen(t, "ann", "Gold"))
    t:expect_view("ann", { ann = { discard_pile = { top = "herald" } } })
    t:expect("ann", { coins = 6, deck = {}, discard_pile = { "herald", "curse", "gold", "estate" } })
    t:buy("ann", "herald")
    assert(not seen(t, "ann", "Gold"))
    t:answer("ann", 1)
    t:expect_asked("ann", { prompt = "herald.put_on_deck", options = { "herald", "curse", "gold", "estate" } })
    t:answer("ann", "gold")
    t:expect("ann", { coins = 1, deck = { "gold" } })
  end,
}

scenario "With fewer cards in the discard pile all of them go on the deck, and none is shuffled" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-9", "D-111", "D-59" },
  lineup = { "herald" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 9, buys = 2, discard_pile = { "curse", "gold" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", 5)
    t:expect_asked("ann", { prompt = "herald.put_on_deck", min = 2, max = 2 })
    t:answer("ann", { "gold", "curse" })
    t:expect("ann", { coins = 0, deck = { "gold", "curse" }, discard_pile = { "herald" } })
  end,
}

scenario "The bought Herald cannot be put on the deck by its own overpay" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-10", "D-103" },
  lineup = { "herald" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2, deck = { "duchy" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", 2)
    t:expect_no_open_choice()
    t:expect("ann", { coins = 0, deck = { "duchy" }, discard_pile = { "herald" } })
  end,
}

scenario "Herald costs 4" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-1" },
  lineup = { "herald" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", {})
    t:expect("ann", { coins = 3, discard_pile = { "herald" } })
    t:refused("ann", { group = "buy", "herald" }, "not_enough_coins")
  end,
}

scenario "Whoever overpays for Herald looks through the own discard pile, and nobody else does" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-HERALD-7" },
  lineup = { "herald" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 5, buys = 2, discard_pile = { "curse", "gold", "estate" } },
    bob = { discard_pile = { "silver", "copper" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", 1)
    t:expect_asked("ann", { prompt = "herald.put_on_deck", numbers = { count = 1 } })
    t:expect_view("ann", { ann = { discard_pile = { "curse", "gold", "estate" } }, bob = { discard_pile = { top = "silver" } } })
    t:expect_view("bob", { ann = { discard_pile = { top = "curse" } } })
    t:answer("ann", "gold")
    t:expect("ann", { deck = { "gold" }, discard_pile = { "herald", "curse", "estate" } })
    t:expect_view("ann", { ann = { discard_pile = { "herald", "curse", "estate" } } })
    t:expect_view("bob", { ann = { discard_pile = { top = "herald" } } })
  end,
}
