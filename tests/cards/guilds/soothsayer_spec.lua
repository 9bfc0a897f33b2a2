-- Soothsayer: Action – Attack, 5. Gain a Gold. Each other player gains a Curse; each who did draws a card.

scenario "Soothsayer gains a Gold; the others gain a Curse and draw a card" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-SOOTHSAYER-1", "D-SOOTHSAYER-2", "D-SOOTHSAYER-4" },
  given = {
    ann = { hand = { "soothsayer" }, deck = { "copper" } },
    bob = { hand = { "estate" }, deck = { "silver", "duchy" } },
    cat = { deck = { "village" } },
  },
  run = function(t)
    t:play("ann", "soothsayer")
    t:expect_no_open_choice()
    t:expect("ann", { discard_pile = { "gold" }, hand = {}, deck = { "copper" }, actions = 0 })
    t:expect("bob", { discard_pile = { "curse" }, hand = { "estate", "silver" }, deck = { "duchy" } })
    t:expect("cat", { discard_pile = { "curse" }, hand = { "village" }, deck = {} })
    t:expect("game", { supply = { gold = 29, curse = 18 } })
  end,
}

scenario "Without Gold the rest still happens" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-SOOTHSAYER-2", "D-46" },
  given = {
    ann = { hand = { "soothsayer" } },
    bob = { deck = { "silver" } },
    game = { supply = { gold = 0 } },
  },
  run = function(t)
    t:play("ann", "soothsayer")
    t:expect("ann", { discard_pile = {} })
    t:expect("bob", { discard_pile = { "curse" }, hand = { "silver" } })
  end,
}

scenario "Of three players only the left neighbour gains the last Curse and draws" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-SOOTHSAYER-3", "DX-13", "D-82" },
  given = {
    active = "bob",
    ann = { deck = { "silver" } },
    bob = { hand = { "soothsayer" } },
    cat = { deck = { "gold" } },
    game = { supply = { curse = 1 } },
  },
  run = function(t)
    t:play("bob", "soothsayer")
    t:expect("cat", { discard_pile = { "curse" }, hand = { "gold" } })
    t:expect("ann", { discard_pile = {}, hand = {}, deck = { "silver" } })
    t:expect("game", { supply = { curse = 0 } })
  end,
}

scenario "Whoever shows Moat gains no Curse and draws nothing" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-SOOTHSAYER-3", "D-MOAT-5", "D-86", "D-87" },
  given = {
    ann = { hand = { "soothsayer" } },
    bob = { hand = { "moat" }, deck = { "silver" } },
    cat = { deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "soothsayer")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "soothsayer" })
    t:expect("ann", { discard_pile = {} })
    t:answer("bob", true)
    t:expect("ann", { discard_pile = { "gold" } })
    t:expect("bob", { discard_pile = {}, hand = { "moat" }, deck = { "silver" } })
    t:expect("cat", { discard_pile = { "curse" }, hand = { "gold" } })
  end,
}

scenario "All Curses are gained before the first card is drawn" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-SOOTHSAYER-4", "D-SOOTHSAYER-5" },
  given = {
    ann = { hand = { "soothsayer" } },
    bob = {},
    cat = { deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "soothsayer")
    -- The Curse was in the discard pile when the deck had to be refilled.
    t:expect("bob", { hand = { "curse" }, deck = {}, discard_pile = {} })
    t:expect("cat", { hand = { "gold" }, discard_pile = { "curse" } })
    local lines, last_gain, first_draw = t:journal("ann"), 0, nil
    for at, line in ipairs(lines) do
      if line:find("Curse") and line:find("supply") then
        last_gain = at
      end
      if last_gain > 0 and line:find("draws") then
        first_draw = first_draw or at
      end
    end
    assert(first_draw and last_gain < first_draw)
  end,
}

scenario "Soothsayer costs 5" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-SOOTHSAYER-1" },
  lineup = { "soothsayer" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "soothsayer")
    t:expect("ann", { coins = 4, discard_pile = { "soothsayer" } })
    t:refused("ann", { group = "buy", "soothsayer" }, "not_enough_coins")
  end,
}
