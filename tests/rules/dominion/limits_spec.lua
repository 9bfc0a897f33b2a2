-- Where a rule begins and ends: who is meant and who is not, one more and one less (docs/rules/dominion.md).

scenario "Taxman taxes the others only, however many cards his own player still holds" {
  ruleset = "dominion",
  sets = { "base", "guilds" },
  rules = { "D-TAXMAN-2" },
  lineup = { "taxman" },
  given = {
    ann = { hand = { "taxman", "copper", "copper", "copper", "copper", "copper", "copper" } },
    bob = { hand = { "copper", "estate", "estate", "estate", "estate" } },
    cat = { hand = { "copper", "estate", "estate", "estate" } },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:answer("ann", "copper")
    t:expect("ann", { hand = { "copper", "copper", "copper", "copper", "copper" } })
    t:expect("bob", { hand = { "estate", "estate", "estate", "estate" } })
    t:expect("cat", { hand = 4 })
    t:answer("ann", "silver")
    t:expect("ann", { hand = 5, deck = { "silver" } })
  end,
}

scenario "Only an Attack opens a window for reactions, and only for the others" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-86", "D-87" },
  lineup = { "village", "militia", "moat" },
  given = {
    ann = { hand = { "throne_room", "village", "militia", "moat" }, deck = { "copper", "copper" } },
    bob = { hand = { "moat", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "village")
    t:expect_no_open_choice()
    t:expect("ann", { actions = 4, hand = { "militia", "moat", "copper", "copper" } })
    t:play("ann", "militia")
    t:expect_not_asked("ann")
    t:expect_asked("bob", { prompt = "moat.reveal" })
    t:answer("bob", true)
    t:expect("bob", { hand = 3 })
  end,
}

scenario "What a player owns lies in four places, and Gardens count all of them" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-5" },
  lineup = { "gardens" },
  given = {
    ann = {
      hand = { "gardens", "copper", "copper" }, deck = { "copper", "copper", "copper" }, discard_pile = { "copper", "copper" },
      in_play = { "village", "copper" },
    },
    bob = {
      hand = { "gardens", "copper", "copper" }, deck = { "copper", "copper", "copper" }, discard_pile = { "copper" },
      in_play = { "village", "copper" },
    },
  },
  run = function(t)
    assert(t:value(t:card("ann", "hand", 1), "points") == 1, "ten cards")
    assert(t:value(t:card("bob", "hand", 1), "points") == 0, "nine cards")
  end,
}

scenario "With one player who did not share the victory, that player begins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-16" },
  seats = 3,
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8 },
    bob = { deck = { "province", "estate" } },
    cat = { deck = { "province", "estate" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_finished { winners = { "bob", "cat" } }
    t:expect_next_first { "ann" }
  end,
}

scenario "Without a buy nothing is bought, whatever the coins" {
  ruleset = "dominion",
  sets = { "base" },
  lineup = "first_game",
  open_steps = true,
  given = { phase = "buy", step = "buy", ann = { coins = 5, buys = 0 } },
  run = function(t)
    t:refused("ann", { group = "buy", "silver" }, "no_buys")
    t:answer("ann", "stop")
  end,
}

scenario "Without an action no Action is played, and the reason is said" {
  ruleset = "dominion",
  sets = { "base" },
  lineup = "first_game",
  open_steps = true,
  given = { phase = "action", step = "action", ann = { hand = { "village" }, actions = 0 } },
  run = function(t)
    t:refused("ann", { group = "play", "village" }, "no_actions")
    t:refused("ann", { group = "play", "copper" })
  end,
}

scenario "An overpayment of one coin is one, and none is none" {
  ruleset = "dominion",
  sets = { "base", "guilds" },
  rules = { "D-103", "D-104" },
  lineup = { "herald" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 9, buys = 3, deck = { "estate" }, discard_pile = { "gold", "silver" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:refused("ann", 0, "out_of_range")
    t:answer("ann", {})
    t:expect_no_open_choice()
    t:expect("ann", { discard_pile = { "herald", "gold", "silver" }, coins = 5 })
    t:buy("ann", "herald")
    t:answer("ann", 1)
    -- Looking through the discard pile shows all of it to its owner, the rest of the deck to nobody.
    t:expect_view("ann", { ann = { discard_pile = { "herald", "gold", "silver" }, deck = 1 } })
    t:expect_view("bob", { ann = { discard_pile = { top = "herald" }, deck = "hidden" } })
    t:expect_asked("ann", { prompt = "herald.put_on_deck", min = 1, max = 1, options = { "herald", "gold", "silver" } })
    t:answer("ann", "gold")
    t:expect("ann", { deck = { "gold", "estate" }, coins = 0 })
  end,
}
