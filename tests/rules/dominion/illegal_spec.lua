-- Illegal and impossible moves (docs/rules/dominion.md, section 17). Every `refused` also checks that the state, its
-- random numbers and the open question stay as they were.

scenario "A refused command names its reason and changes nothing, so that the game goes on as if it had not been" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-114" },
  lineup = { "village" },
  given = {
    ann = { hand = { "village", "copper" }, deck = {}, discard_pile = { "estate", "gold", "duchy", "curse" } },
    bob = { hand = { "village" } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", "copper", "not_an_action")
      t:refused("ann", "smithy", "not_offered")
      t:refused("bob", "village", "not_your_choice")
      t:refused("ann", {}, "too_few")
      t:refused("ann", { "village", "stop" }, "too_many")
    end)
    t:expect_asked("ann", { prompt = "action", options = { "village", "stop" } })
    t:play("ann", "village")
    t:expect("ann", { actions = 2, deck = 3, discard_pile = {} })
  end,
}

scenario "A refused answer to a card's question leaves the question open" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-114" },
  lineup = { "remodel" },
  given = { ann = { hand = { "remodel", "estate", "copper" } } },
  run = function(t)
    t:play("ann", "remodel")
    t:unchanged(function()
      t:refused("ann", "gold", "not_offered")
      t:refused("ann", {}, "too_few")
      t:refused("ann", { "estate", "copper" }, "too_many")
    end)
    t:expect_asked("ann", { prompt = "remodel.trash", options = { "estate", "copper" }, min = 1, max = 1 })
    t:answer("ann", "estate")
    t:unchanged(function()
      t:refused("ann", "duchy", "too_expensive")
      t:refused("ann", {}, "too_few")
    end)
    t:answer("ann", "silver")
    t:expect("ann", { discard_pile = { "silver" } })
    t:expect("game", { trash = { "estate" } })
  end,
}

scenario "Nobody plays, buys or passes in another player's turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-28", "D-116" },
  lineup = { "village" },
  given = {
    ann = { hand = { "village", "copper" } },
    bob = { hand = { "village", "copper" } },
    cat = { hand = { "village", "copper" } },
  },
  run = function(t)
    for _, seat in ipairs { "bob", "cat" } do
      t:refused(seat, { group = "play", "village" }, "not_your_choice")
      t:refused(seat, { group = "play", "copper" }, "not_your_choice")
      t:refused(seat, "stop", "not_your_choice")
    end
    t:answer("ann", "stop")
    t:refused("bob", { group = "play", "copper" }, "not_your_choice")
    t:answer("ann", "stop")
    t:refused("cat", { group = "buy", "copper" }, "not_your_choice")
    t:expect_active("ann")
  end,
}

scenario "Nobody answers a question that is put to another player" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-79", "D-116" },
  lineup = { "militia", "moat" },
  given = {
    ann = { hand = { "militia", "copper" } },
    bob = { hand = { "moat", "copper", "copper", "copper" } },
    cat = { hand = { "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:refused("ann", true, "not_your_choice")
    t:refused("cat", false, "not_your_choice")
    t:answer("bob", false)
    t:refused("ann", { "copper" }, "not_your_choice")
    t:refused("cat", { "copper" }, "not_your_choice")
    t:answer("bob", { "copper" })
    t:refused("bob", { "copper" }, "not_your_choice")
    t:answer("cat", { "copper" })
    t:expect("bob", { hand = 3 })
    t:expect("cat", { hand = 3 })
  end,
}

scenario "A card is played from the own hand and from nowhere else" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-32", "D-116" },
  lineup = "first_game",
  given = {
    ann = {
      hand = { "village" }, deck = { "witch" }, discard_pile = { "chapel" }, in_play = { "festival" },
    },
    bob = { hand = { "laboratory" }, deck = { "spy" } },
    game = { trash = { "feast" } },
  },
  run = function(t)
    -- In the deck, discarded, in play already, another player's, trashed, in the Supply, not in this game.
    for _, name in ipairs { "witch", "chapel", "festival", "laboratory", "spy", "feast", "market", "library" } do
      t:refused("ann", { group = "play", name }, "not_offered")
    end
    t:play("ann", "village")
  end,
}

scenario "A card is chosen from the required zone and from nowhere else" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-116" },
  lineup = { "chapel", "mine" },
  given = {
    ann = {
      hand = { "chapel", "mine", "estate" }, deck = { "witch" }, discard_pile = { "gold" }, in_play = { "silver" },
      actions = 2,
    },
    bob = { hand = { "duchy" } },
    game = { trash = { "feast" } },
  },
  run = function(t)
    t:play("ann", "chapel")
    for _, name in ipairs { "witch", "gold", "silver", "duchy", "feast", "province" } do
      t:refused("ann", { name }, "not_offered")
    end
    t:answer("ann", { "estate" })
    -- The Gold lies in the discard pile, the Silver in play: there is no Treasure in hand.
    t:play("ann", "mine")
    t:expect_no_open_choice()
    t:expect("game", { trash = { "estate", "feast" } })
  end,
}

scenario "A gain above the limit, of the wrong type or from an empty pile is refused" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-46", "D-47", "D-116" },
  lineup = { "workshop", "mine", "village", "market", "feast" },
  given = {
    ann = { hand = { "workshop", "mine", "feast", "copper" }, actions = 3 },
    game = { supply = { village = 0 } },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:refused("ann", "market", "too_expensive")
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", "village", "not_offered")
    t:answer("ann", "estate")
    t:play("ann", "feast")
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", "province", "too_expensive")
    t:refused("ann", "village", "not_offered")
    t:answer("ann", "market")
    t:play("ann", "mine")
    t:answer("ann", "copper")
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", "estate", "wrong_type")
    t:refused("ann", "workshop", "wrong_type")
    t:answer("ann", "silver")
    t:expect("ann", { hand = { "silver" }, discard_pile = { "market", "estate" } })
  end,
}

scenario "Choosing too many cards is refused" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-116" },
  lineup = { "chapel" },
  given = { ann = { hand = { "chapel", "estate", "estate", "copper", "copper", "copper" } } },
  run = function(t)
    t:play("ann", "chapel")
    t:refused("ann", { "estate", "estate", "copper", "copper", "copper" }, "too_many")
    t:expect("game", { trash = {} })
    t:answer("ann", { "estate", "estate", "copper", "copper" })
    t:expect("game", { trash = { "estate", "estate", "copper", "copper" } })
  end,
}

scenario "Choosing too few cards, or more than asked for, is refused" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-116" },
  lineup = { "militia" },
  given = {
    ann = { hand = { "militia" } },
    bob = { hand = { "copper", "copper", "estate", "gold", "silver" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:refused("bob", { "copper" }, "too_few")
    t:refused("bob", {}, "too_few")
    t:refused("bob", { "copper", "copper", "estate" }, "too_many")
    t:expect("bob", { hand = 5 })
    t:answer("bob", { "copper", "copper" })
    t:expect("bob", { hand = { "estate", "gold", "silver" } })
  end,
}

scenario "One physical card cannot be chosen twice" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-116" },
  lineup = { "cellar", "militia" },
  given = {
    ann = { hand = { "cellar", "militia", "estate", "copper", "copper" }, actions = 2 },
    bob = { hand = { "gold", "copper", "copper", "estate", "silver" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:refused("ann", { "estate", "estate" }, "not_offered")
    t:refused("ann", { "copper", "copper", "copper" }, "not_offered")
    t:answer("ann", { "copper", "copper" })
    t:play("ann", "militia")
    t:refused("bob", { "gold", "gold" }, "not_offered")
    t:answer("bob", { "copper", "copper" })
    t:expect("bob", { hand = { "gold", "estate", "silver" } })
  end,
}

-- What must be chosen, the hand it must be chosen from, and what is chosen in the end.
local mandatory = {
  { "remodel", { "copper" }, { "copper", "estate" } },
  { "mine", { "copper" }, { "copper", "copper" } },
  { "throne_room", { "festival" }, { "festival" } },
  { "workshop", {}, { "silver" } },
  { "feast", {}, { "silver" } },
}

for _, case in ipairs(mandatory) do
  scenario("A mandatory choice that can be made cannot be left out: " .. case[1]) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-35", "D-116" },
    lineup = { case[1] },
    given = { ann = { hand = { case[1], case[2][1] } } },
    run = function(t)
      t:play("ann", case[1])
      for _, answer in ipairs(case[3]) do
        t:refused("ann", {}, "too_few")
        t:refused("ann", "done", "too_few")
        t:refused("ann", "stop", "not_offered")
        t:answer("ann", answer)
      end
      t:expect_no_open_choice()
    end,
  }
end

scenario "Moneylender with a Copper in hand leaves no choice" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-35", "D-116" },
  lineup = { "moneylender" },
  given = { ann = { hand = { "moneylender", "copper", "copper", "silver" } } },
  run = function(t)
    t:play("ann", "moneylender")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 3, hand = { "copper", "silver" } })
    t:expect("game", { trash = { "copper" } })
  end,
}

for _, card in ipairs { "cellar", "chapel", "remodel", "throne_room" } do
  scenario("The card being resolved cannot be chosen as if it were in hand: " .. card) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-116" },
    lineup = { card, "woodcutter" },
    given = { ann = { hand = { card, "woodcutter" } } },
    run = function(t)
      t:play("ann", card)
      t:expect("ann", { in_play = { card }, hand = { "woodcutter" } })
      t:refused("ann", card, "not_offered")
      t:refused("ann", { "woodcutter", card }, "not_offered")
      t:answer("ann", "woodcutter")
      if card == "remodel" then
        t:answer("ann", "silver")
      end
      t:expect_no_open_choice()
    end,
  }
end

scenario "Moat cannot be shown when it is not in hand, for an own Attack, or after the window" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-86", "D-116" },
  lineup = { "militia", "moat" },
  given = {
    ann = { hand = { "militia", "moat", "copper", "copper" } },
    bob = { hand = { "moat", "copper", "copper", "copper", "copper" }, deck = { "gold" } },
    cat = { hand = { "copper", "copper", "copper", "copper" }, deck = { "moat" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:refused("ann", true, "not_your_choice")
    t:refused("cat", true, "not_your_choice")
    t:answer("bob", false)
    -- Bob's window is closed: the question is now what to discard.
    t:expect_asked("bob", { prompt = "militia.discard" })
    t:refused("bob", true, "not_offered")
    t:answer("bob", { "copper", "copper" })
    t:refused("cat", true, "not_offered")
    t:answer("cat", { "copper" })
    t:refused("bob", true, "not_your_choice")
    t:expect("bob", { hand = { "moat", "copper", "copper" } })
  end,
}

scenario "An instruction that cannot be carried out is skipped in silence and is no error" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-115" },
  lineup = { "adventurer", "throne_room", "workshop", "bureaucrat" },
  given = {
    ann = { hand = { "adventurer", "bureaucrat", "throne_room" }, actions = 3 },
    bob = {},
    game = { supply = { silver = 0 } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect_no_open_choice()
    t:play("ann", "bureaucrat")
    t:expect_no_open_choice()
    t:play("ann", "throne_room")
    t:expect_no_open_choice()
    t:expect("ann", {
      actions = 0, in_play = { "throne_room", "bureaucrat", "adventurer" }, hand = {}, deck = {}, discard_pile = {},
    })
    t:expect("bob", { hand = {}, deck = {}, discard_pile = {} })
  end,
}
