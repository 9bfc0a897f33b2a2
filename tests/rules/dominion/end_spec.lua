-- The end of the game and scoring (docs/rules/dominion.md, section 10; D-5 and D-6 of section 1).

scenario "The game ends when the last Province is gone at the end of a turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-74", "D-75" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8, deck = { "copper", "copper", "copper", "copper", "copper" } },
    bob = {},
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 6, -1 }, bob = { 0, 0 } } }
    -- Clean-up was still made.
    t:expect("ann", { hand = 5, discard_pile = { "province" } })
  end,
}

scenario "One Province left does not end the game" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-74" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8 },
    bob = {},
    game = { supply = { province = 2 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_running()
    t:expect_active("bob")
  end,
}

-- Three piles of any kinds; the third runs out in this turn.
local triples = {
  { "copper", "curse", "estate" },
  { "silver", "gold", "duchy" },
  { "village", "moat", "cellar" },
  { "curse", "gold", "market" },
}

for _, triple in ipairs(triples) do
  local names = table.concat(triple, ", ")

  scenario("The game ends when three piles are empty: " .. names) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-74" },
    lineup = "first_game",
    given = {
      phase = "buy", step = "buy",
      ann = { coins = 10 },
      bob = {},
      game = { supply = { [triple[1]] = 0, [triple[2]] = 0, [triple[3]] = 1 } },
    },
    run = function(t)
      t:buy("ann", triple[3])
      t:expect_finished {}
    end,
  }

  scenario("Two empty piles do not end the game: " .. triple[1] .. ", " .. triple[3]) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-74" },
    lineup = "first_game",
    given = {
      phase = "buy", step = "buy",
      ann = { coins = 10 },
      bob = {},
      game = { supply = { [triple[1]] = 0, [triple[2]] = 1, [triple[3]] = 1 } },
    },
    run = function(t)
      t:buy("ann", triple[3])
      t:expect_running()
      t:expect_active("bob")
      -- The trash is empty too, but is no pile of the Supply.
      t:expect("game", { trash = {} })
    end,
  }
end

for players = 2, 4 do
  scenario("Three empty piles end the game of " .. players .. " players too") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-74" },
    seats = players,
    given = {
      phase = "buy", step = "buy",
      game = { supply = { copper = 0, silver = 0, curse = 1 } },
    },
    run = function(t)
      t:buy("ann", "curse")
      t:expect_finished {}
    end,
  }
end

scenario "More than three empty piles end the game as well" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-74" },
  given = {
    phase = "buy", step = "buy",
    ann = { buys = 2 },
    game = { supply = { duchy = 0, silver = 0, copper = 1, curse = 1 } },
  },
  run = function(t)
    t:buy("ann", "curse")
    t:buy("ann", "copper")
    t:expect_finished {}
  end,
}

scenario "The turn in which the last Province goes is completed with all its buys" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-75" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 13, buys = 3 },
    bob = { hand = { "gold" } },
    cat = {},
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_running()
    t:expect_active("ann")
    t:buy("ann", "duchy")
    t:expect_running()
    t:buy("ann", "copper")
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 9, -1 } } }
  end,
}

scenario "A game that is to end in the Action phase goes on until the turn is over" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-75" },
  lineup = { "remodel", "village" },
  given = {
    ann = { hand = { "remodel", "gold", "village", "silver" }, deck = { "copper" }, actions = 2 },
    bob = {},
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:answer("ann", "gold")
    t:answer("ann", "province")
    t:expect_running()
    t:play("ann", "village")
    t:play("ann", { "silver", "copper" })
    t:buy("ann", "silver")
    t:expect_finished { ranks = { ann = { 6, -1 } } }
    t:expect("ann", { hand = 5 })
  end,
}

scenario "No further turn is played, although the others have had fewer turns" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-75" },
  given = {
    phase = "buy", step = "buy", active = "bob",
    ann = { hand = { "gold", "gold", "gold" } },
    bob = { coins = 8 },
    cat = { hand = { "gold", "gold", "gold" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("bob", "province")
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 0, 0 }, bob = { 6, -1 }, cat = { 0, 0 } } }
    t:expect_not_asked("cat")
    t:expect_not_asked("ann")
  end,
}

scenario "After the end every command is refused" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-75", "D-116" },
  lineup = { "village" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8, buys = 1, hand = { "village", "copper" } },
    bob = { hand = { "village", "copper" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    for _, seat in ipairs { "ann", "bob" } do
      t:refused(seat, { group = "play", "village" }, "game_over")
      t:refused(seat, { group = "play", "copper" }, "game_over")
      t:refused(seat, { group = "buy", "copper" }, "game_over")
      t:refused(seat, "stop", "game_over")
    end
  end,
}

scenario "Victory cards and Curses of every zone count, and nothing else does" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-5", "D-6", "D-76" },
  lineup = { "village" },
  given = {
    phase = "buy", step = "buy",
    ann = {
      coins = 5,
      hand = { "province", "gold" }, deck = { "estate", "copper", "village" }, discard_pile = { "duchy", "curse", "silver" },
    },
    bob = {
      hand = { "province", "curse" }, deck = { "curse", "curse", "moat" }, discard_pile = { "estate" }, in_play = { "duchy" },
    },
    game = { supply = { province = 0 }, trash = { "province", "province", "curse" } },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect_finished {
      winners = { "ann" },
      ranks = { ann = { 6 + 1 + 3 - 1, -1 }, bob = { 6 - 1 - 2 + 1 + 3, 0 } },
    }
  end,
}

scenario "Of all the kinds only Estate, Duchy, Province, Gardens and Curse affect the score" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-6", "D-76" },
  given = {
    phase = "buy", step = "buy",
    ann = {
      deck = {
        "copper", "silver", "gold", "cellar", "chapel", "moat", "chancellor", "village", "woodcutter", "workshop",
        "bureaucrat", "feast", "militia", "moneylender", "remodel", "smithy", "spy", "thief", "throne_room", "council_room",
        "festival", "laboratory", "library", "market", "mine", "witch", "adventurer",
      },
    },
    bob = { deck = { "estate", "duchy", "province", "curse", "gardens", "copper", "copper", "copper", "copper", "copper" } },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 0, -1 }, bob = { 1 + 3 + 6 - 1 + 1, 0 } } }
  end,
}

scenario "Victory cards and Curses do nothing during play" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-6", "D-116" },
  lineup = { "village", "gardens" },
  given = {
    ann = { hand = { "village", "estate", "duchy", "province", "gardens", "curse", "copper" } },
  },
  run = function(t)
    for _, name in ipairs { "estate", "duchy", "province", "gardens", "curse" } do
      t:refused("ann", name, "not_an_action")
    end
    t:answer("ann", "stop")
    for _, name in ipairs { "estate", "duchy", "province", "gardens", "curse" } do
      t:refused("ann", name, "not_a_treasure")
    end
    t:expect("ann", { in_play = {}, coins = 0, hand = 7 })
  end,
}

scenario "Everything a player owns makes up the deck in the wide sense, and nothing of others does" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-5" },
  lineup = { "gardens", "village" },
  given = {
    ann = {
      hand = { "gardens", "village", "village" }, deck = { "copper", "copper" }, discard_pile = { "curse", "estate" },
      in_play = { "silver", "gold" },
    },
    bob = { hand = { "copper", "copper" }, deck = { "gardens" } },
    game = { trash = { "copper", "copper", "copper" } },
  },
  run = function(t)
    local gardens = t:card("ann", "hand", 1)
    assert(t:value(gardens, "points") == 0, "nine cards are not ten")
    t:set("ann", { discard_pile = { "curse", "estate", "copper" } })
    assert(t:value(gardens, "points") == 1)
    t:play("ann", "village")
    assert(t:value(gardens, "points") == 1, "cards in play are owned")
    assert(t:value(t:card("bob", "deck", 1), "points") == 0)
  end,
}

scenario "The most victory points win, though the turns were more" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-5", "D-77" },
  given = {
    phase = "buy", step = "buy",
    ann = { deck = { "duchy", "duchy" } },
    bob = { deck = { "duchy", "estate", "estate" } },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 6, -1 }, bob = { 5, 0 } } }
  end,
}

scenario "Among those tied for the most points the one with fewer turns wins, whatever turns others had" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-77" },
  given = {
    ann = { hand = { "duchy" } },
    bob = { hand = { "duchy" } },
    cat = { hand = { "estate", "estate" } },
  },
  run = function(t)
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "stop")
    end
    t:set("game", { supply = { province = 0 } })
    t:answer("ann", "stop")
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 3, -2 }, bob = { 3, -1 }, cat = { 2, -1 } } }
  end,
}

scenario "Players tied in points and in turns share the victory" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-78" },
  given = {
    ann = { hand = { "duchy" } },
    bob = { hand = { "duchy" } },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:set("game", { supply = { province = 0 } })
    t:answer("bob", "stop")
    t:expect_finished { winners = { "ann", "bob" }, ranks = { ann = { 3, -1 }, bob = { 3, -1 } } }
  end,
}

scenario "Only those with the lowest number of turns share, not everybody with the most points" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-77", "D-78" },
  seats = 4,
  given = {
    ann = { hand = { "province" } },
    bob = { hand = { "province" } },
    cat = { hand = { "province" } },
    dan = { hand = { "duchy" } },
  },
  run = function(t)
    for _, seat in ipairs { "ann", "bob", "cat", "dan" } do
      t:answer(seat, "stop")
    end
    t:set("game", { supply = { province = 0 } })
    t:answer("ann", "stop")
    t:expect_finished {
      winners = { "bob", "cat" },
      ranks = { ann = { 6, -2 }, bob = { 6, -1 }, cat = { 6, -1 }, dan = { 3, -1 } },
    }
  end,
}
