-- The order of effects (docs/rules/dominion.md, section 11).

scenario "An effect on several players is applied in turn order, from the left of the active player" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-79" },
  lineup = { "militia" },
  given = {
    active = "cat",
    ann = { hand = { "copper", "copper", "copper", "estate" } },
    bob = { hand = { "copper", "copper", "copper", "duchy" } },
    cat = { hand = { "militia" } },
    dan = { hand = { "copper", "copper", "copper", "curse" } },
  },
  run = function(t)
    t:play("cat", "militia")
    t:expect_asked("dan", { prompt = "militia.discard" })
    t:expect_not_asked("ann")
    t:expect_not_asked("bob")
    t:refused("ann", { "estate" }, "not_your_choice")
    t:answer("dan", { "curse" })
    t:expect("dan", { discard_pile = { "curse" } })
    t:expect_asked("ann", { prompt = "militia.discard" })
    t:expect_not_asked("bob")
    t:answer("ann", { "estate" })
    t:expect_asked("bob", { prompt = "militia.discard" })
    t:answer("bob", { "duchy" })
    t:expect("bob", { discard_pile = { "duchy" } })
  end,
}

scenario "An effect that applies to the active player too begins with that player" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-79" },
  lineup = { "spy" },
  given = {
    active = "bob",
    ann = { deck = { "estate" } },
    bob = { hand = { "spy" }, deck = { "copper", "duchy" } },
    cat = { deck = { "curse" } },
  },
  run = function(t)
    t:play("bob", "spy")
    t:expect_asked("bob", { prompt = "spy.discard", about = "duchy" })
    t:answer("bob", false)
    t:expect_asked("bob", { prompt = "spy.discard", about = "curse" })
    t:answer("bob", true)
    -- Each is dealt with before the next one reveals.
    t:expect("cat", { discard_pile = { "curse" }, deck = {} })
    t:expect_asked("bob", { prompt = "spy.discard", about = "estate" })
    t:answer("bob", true)
    t:expect("ann", { discard_pile = { "estate" } })
  end,
}

scenario "What players may do at the same time they do in turn order, from the active player on" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-80", "D-86" },
  lineup = { "witch", "moat" },
  given = {
    active = "cat",
    ann = { hand = { "moat" } },
    bob = { hand = { "moat" } },
    cat = { hand = { "witch", "moat" }, deck = { "gold", "gold" } },
    dan = { hand = { "moat" } },
  },
  run = function(t)
    t:play("cat", "witch")
    for _, seat in ipairs { "dan", "ann", "bob" } do
      t:expect_asked(seat, { prompt = "moat.reveal" })
      for _, other in ipairs { "ann", "bob", "cat", "dan" } do
        if other ~= seat then
          t:expect_not_asked(other)
        end
      end
      t:answer(seat, seat == "ann")
    end
    t:expect("ann", { discard_pile = {} })
    t:expect("bob", { discard_pile = { "curse" } })
    t:expect("dan", { discard_pile = { "curse" } })
  end,
}

-- How many Curses each player gets from a pile of one, two and three.
local shares = {
  { dan = 1, ann = 0, bob = 0 },
  { dan = 1, ann = 1, bob = 0 },
  { dan = 1, ann = 1, bob = 1 },
}

for curses, cursed in ipairs(shares) do
  scenario("If a pile runs short the earlier players in turn order get its cards: " .. curses .. " Curses") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-79", "D-82" },
    seats = 4,
    lineup = { "witch" },
    given = {
      active = "cat",
      cat = { hand = { "witch" }, deck = { "gold", "silver" } },
      game = { supply = { curse = curses } },
    },
    run = function(t)
      t:play("cat", "witch")
      for seat, count in pairs(cursed) do
        t:expect(seat, { discard_pile = count })
      end
      t:expect("cat", { hand = { "gold", "silver" }, discard_pile = {} })
      t:expect("game", { supply = { curse = 0 } })
    end,
  }
end

scenario "A player whom Moat protects leaves the last Curse to the next" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-82", "D-87" },
  lineup = { "witch", "moat" },
  given = {
    ann = { hand = { "witch" } },
    bob = { hand = { "moat" } },
    cat = {},
    game = { supply = { curse = 1 } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect("bob", { discard_pile = {} })
    t:expect("cat", { discard_pile = { "curse" } })
  end,
}

scenario "What depends on something earlier is skipped when that was not done" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-83" },
  lineup = { "moneylender", "mine", "remodel" },
  given = {
    ann = { hand = { "moneylender", "moneylender", "mine", "remodel", "copper" }, actions = 4 },
  },
  run = function(t)
    t:play("ann", "moneylender")
    t:expect("ann", { coins = 3 })
    t:expect("game", { trash = { "copper" } })
    -- No Copper is left: nothing is trashed and there are no coins for it.
    t:play("ann", "moneylender")
    t:expect("ann", { coins = 3 })
    -- No Treasure to trash: none is gained.
    t:play("ann", "mine")
    t:expect("ann", { hand = { "remodel" }, discard_pile = {} })
    -- No card to trash: none is gained.
    t:play("ann", "remodel")
    t:expect_no_open_choice()
    t:expect("ann", { hand = {}, discard_pile = {} })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "What is merely listed one after the other is independent" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-83", "D-84", "D-93", "DX-9" },
  lineup = { "throne_room", "feast" },
  given = {
    ann = { hand = { "throne_room", "feast" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "feast")
    t:expect_asked("ann", { prompt = "feast.gain" })
    t:expect("game", { trash = { "feast" } })
    t:expect("ann", { in_play = { "throne_room" } })
    t:answer("ann", "duchy")
    -- The second play cannot trash Feast any more, and gains all the same.
    t:expect_asked("ann", { prompt = "feast.gain" })
    t:answer("ann", "silver")
    t:expect("ann", { discard_pile = { "silver", "duchy" }, in_play = { "throne_room" } })
    t:expect("game", { trash = { "feast" } })
  end,
}
