-- The turn and its Action phase (docs/rules/dominion.md, sections 4 and 5).

scenario "A turn goes from Action to Buy to Clean-up and on to the left neighbour" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-28" },
  lineup = { "village" },
  given = {
    ann = { hand = { "village", "village", "copper" }, deck = { "estate", "estate", "gold", "gold", "gold", "gold" } },
    bob = { hand = { "village", "silver" } },
  },
  run = function(t)
    t:expect_active("ann")
    t:expect_step("action")
    t:play("ann", "village")
    t:expect_step("action")
    t:answer("ann", "stop")
    t:expect_step("treasures")
    t:play("ann", "copper")
    t:expect_step("buy")
    t:expect("ann", { in_play = { "copper", "village" }, hand = { "village", "estate" } })
    t:answer("ann", "stop")
    t:expect("ann", { in_play = {}, hand = { "estate", "gold", "gold", "gold", "gold" } })
    t:expect_active("bob")
    t:expect_step("action")
  end,
}

scenario "Every turn starts with 1 action, 1 buy and no coins, and what was left is lost" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-29" },
  lineup = { "festival" },
  given = {
    ann = { hand = { "festival", "festival", "gold" } },
    bob = { hand = { "festival" } },
  },
  run = function(t)
    t:expect("ann", { actions = 1, buys = 1, coins = 0 })
    t:play("ann", "festival")
    t:answer("ann", "stop")
    t:play("ann", "gold")
    t:expect("ann", { actions = 2, buys = 2, coins = 5 })
    t:answer("ann", "stop")
    t:expect_active("bob")
    t:expect("bob", { actions = 1, buys = 1, coins = 0 })
    t:play("bob", "festival")
    t:expect("bob", { actions = 2, buys = 2, coins = 2 })
    t:answer("bob", "stop")
    t:expect_active("ann")
    t:expect("ann", { actions = 1, buys = 1, coins = 0 })
    t:expect("bob", { coins = 0 })
  end,
}

scenario "Once the Buy phase began no Action can be played, whatever actions are left" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-30", "D-116", "DC-4" },
  lineup = { "village" },
  given = {
    ann = { hand = { "village", "copper", "silver" }, deck = { "gold" }, actions = 3 },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect_step("treasures")
    t:refused("ann", "village", "not_a_treasure")
    t:play("ann", "copper")
    t:refused("ann", "village", "not_a_treasure")
    t:play("ann", "silver")
    t:expect_step("buy")
    t:refused("ann", { group = "play", "village" }, "not_offered")
    t:expect("ann", { actions = 3, hand = { "village" }, deck = { "gold" }, in_play = { "silver", "copper" } })
  end,
}

scenario "Nothing but the starting decks keeps Actions out of the first turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-31" },
  lineup = { "smithy" },
  given = {
    ann = { hand = { "smithy" }, deck = { "gold", "silver", "copper" } },
  },
  run = function(t)
    t:expect_round(1)
    t:play("ann", "smithy")
    t:expect("ann", { hand = { "gold", "silver", "copper" }, in_play = { "smithy" } })
  end,
}

scenario "With the starting decks the first two turns begin with buying" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-31" },
  seats = 2,
  dealt = true,
  run = function(t)
    for round = 1, 2 do
      for _ = 1, 2 do
        t:expect_round(round)
        t:expect_step("treasures")
        t:pass_until { step = "buy" }
        t:pass_until { step = "treasures" }
      end
    end
    t:expect_round(3)
  end,
}

scenario "Playing an Action takes one action, puts the card face up into play and carries it out" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-32" },
  lineup = { "woodcutter", "smithy" },
  given = {
    ann = { hand = { "woodcutter", "smithy", "smithy" }, deck = { "gold", "silver", "copper", "estate" }, actions = 2 },
    bob = {},
  },
  run = function(t)
    t:play("ann", "woodcutter")
    t:expect("ann", { actions = 1, buys = 2, coins = 2, hand = { "smithy", "smithy" }, in_play = { "woodcutter" } })
    t:expect_view("bob", { ann = { in_play = { "woodcutter" } } })
    local announced = false
    for _, line in ipairs(t:journal("bob")) do
      announced = announced or line:find("Woodcutter") ~= nil
    end
    assert(announced, "the others are told what is played")
    t:play("ann", "smithy")
    t:expect("ann", { actions = 0, hand = { "smithy", "gold", "silver", "copper" }, in_play = { "smithy", "woodcutter" } })
  end,
}

scenario "Without an action left the Action phase is over and no further Action can be played" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-32", "D-33", "D-116" },
  lineup = { "smithy" },
  given = {
    ann = { hand = { "smithy", "smithy", "village" }, deck = { "gold", "estate", "estate" } },
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect_step("treasures")
    t:refused("ann", "smithy", "not_a_treasure")
    t:refused("ann", "village", "not_a_treasure")
    t:expect("ann", { actions = 0, in_play = { "smithy" } })
  end,
}

scenario "A card's instructions are carried out from top to bottom" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-32" },
  lineup = { "cellar", "spy" },
  given = {
    ann = { hand = { "cellar", "spy", "estate" }, deck = { "gold", "duchy", "silver" } },
    bob = {},
  },
  run = function(t)
    -- Cellar: first the action, then the discard, then as many cards.
    t:play("ann", "cellar")
    t:expect("ann", { actions = 1, hand = { "spy", "estate" } })
    t:answer("ann", { "estate" })
    t:expect("ann", { hand = { "spy", "gold" }, discard_pile = { "estate" } })
    -- Spy: first the card, then the reveal of what lies on top after it.
    t:play("ann", "spy")
    t:expect_asked("ann", { prompt = "spy.discard", about = "silver" })
    t:expect("ann", { hand = { "gold", "duchy" }, actions = 1 })
    t:answer("ann", false)
    t:expect("ann", { deck = { "silver" } })
  end,
}

scenario "The Action phase ends when the player wants it, although another Action could be played" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-33", "DC-4" },
  lineup = { "village", "festival" },
  given = {
    ann = { hand = { "village", "festival", "copper" }, deck = { "estate" } },
  },
  run = function(t)
    t:play("ann", "village")
    t:answer("ann", "stop")
    t:expect_step("treasures")
    t:expect("ann", { actions = 2, hand = { "festival", "copper", "estate" }, in_play = { "village" } })
  end,
}

scenario "The Action phase ends by itself when no Action is in hand, although actions are left" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-33" },
  lineup = { "village" },
  given = {
    ann = { hand = { "village", "copper" }, deck = { "estate" } },
  },
  run = function(t)
    t:play("ann", "village")
    t:expect_step("treasures")
    t:expect("ann", { actions = 2 })
  end,
}

scenario "A card is resolved completely before the next one can be played" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-34" },
  lineup = { "cellar", "festival", "militia" },
  given = {
    ann = { hand = { "cellar", "festival", "militia" }, deck = { "village" }, actions = 3 },
    bob = { hand = { "copper", "copper", "copper", "estate" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:refused("ann", { group = "play", "festival" }, "not_offered")
    t:expect("ann", { in_play = { "cellar" } })
    t:answer("ann", {})
    t:play("ann", "militia")
    t:refused("ann", { group = "play", "festival" }, "not_your_choice")
    t:answer("bob", { "estate" })
    t:play("ann", "festival")
    t:expect("ann", { in_play = { "festival", "militia", "cellar" } })
  end,
}

scenario "Cards are played although nothing of what they say can be done" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-35", "D-115" },
  lineup = { "smithy", "mine", "moneylender", "throne_room", "chapel", "remodel" },
  given = {
    ann = { hand = { "smithy", "mine", "moneylender", "throne_room", "chapel", "remodel" }, actions = 6 },
  },
  run = function(t)
    for _, name in ipairs { "smithy", "mine", "moneylender" } do
      t:play("ann", name)
      t:expect_no_open_choice()
    end
    t:play("ann", "chapel")
    t:answer("ann", {})
    -- Throne Room finds Remodel, which finds nothing to trash.
    t:play("ann", "throne_room")
    t:answer("ann", "remodel")
    t:expect_no_open_choice()
    t:expect("ann", {
      hand = {}, deck = {}, discard_pile = {}, coins = 0, actions = 1,
      in_play = { "remodel", "throne_room", "chapel", "moneylender", "mine", "smithy" },
    })
    t:expect("game", { trash = {} })
  end,
}

scenario "A part that can be carried out is carried out although another part cannot" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-35", "D-46", "D-115" },
  lineup = { "bureaucrat", "witch" },
  given = {
    ann = { hand = { "bureaucrat", "witch" }, deck = { "gold" }, actions = 2 },
    bob = { hand = { "estate", "copper" } },
    game = { supply = { silver = 0, curse = 0 } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:answer("bob", "estate")
    t:expect("bob", { deck = { "estate" }, hand = { "copper" } })
    t:expect("ann", { deck = { "gold" } })
    t:play("ann", "witch")
    t:expect("ann", { hand = { "gold" }, deck = {} })
    t:expect("bob", { discard_pile = {} })
  end,
}

scenario "What can be carried out must be" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-35", "DC-2" },
  lineup = { "remodel", "workshop", "mine" },
  given = {
    ann = { hand = { "remodel", "workshop", "mine", "estate", "copper" }, actions = 3 },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "estate")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "silver")
    t:play("ann", "workshop")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "silver")
    t:play("ann", "mine")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "copper")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "silver")
    t:expect("ann", { hand = { "silver" }, discard_pile = { "silver", "silver" } })
    t:expect("game", { trash = { "estate", "copper" } })
  end,
}

scenario "What the card says may be done, or up to a number, is left to the player" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-35" },
  lineup = { "chancellor", "chapel", "cellar" },
  given = {
    ann = { hand = { "chancellor", "chapel", "chapel", "cellar", "estate", "copper" }, deck = { "gold" }, actions = 4 },
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:answer("ann", false)
    t:expect("ann", { deck = { "gold" }, discard_pile = {}, coins = 2 })
    t:play("ann", "chapel")
    t:answer("ann", {})
    t:expect("game", { trash = {} })
    t:play("ann", "chapel")
    t:answer("ann", { "estate" })
    t:expect("game", { trash = { "estate" } })
    t:play("ann", "cellar")
    t:answer("ann", "done")
    t:expect("ann", { hand = { "copper" }, deck = { "gold" } })
  end,
}

scenario "A played Action stays in play until Clean-up, unless its own text moves it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-36" },
  lineup = { "village", "feast", "smithy" },
  given = {
    ann = { hand = { "village", "feast", "smithy" }, deck = { "copper", "copper", "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "village")
    t:play("ann", "feast")
    t:answer("ann", "duchy")
    t:expect("ann", { in_play = { "village" }, discard_pile = { "duchy" } })
    t:expect("game", { trash = { "feast" } })
    t:play("ann", "smithy")
    t:play("ann", { "copper", "copper", "copper", "copper" })
    t:expect("ann", { in_play = 6, hand = {}, discard_pile = { "duchy" } })
    t:buy("ann", "silver")
    t:expect("ann", { in_play = {} })
    local village, smithy = 0, 0
    for _, zone in ipairs { "deck", "hand", "discard_pile" } do
      for _, name in ipairs(t:names("ann", zone)) do
        village = village + (name == "village" and 1 or 0)
        smithy = smithy + (name == "smithy" and 1 or 0)
      end
    end
    assert(village == 1 and smithy == 1, "they belong to the player's deck again")
    t:expect("game", { trash = { "feast" } })
  end,
}

scenario "Actions are played in the own Action phase only; a Reaction works at other times as it says" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-37", "D-116" },
  lineup = { "village", "militia", "moat" },
  given = {
    ann = { hand = { "militia", "village" }, actions = 2 },
    bob = { hand = { "village", "moat", "copper", "copper" }, deck = { "gold", "silver" }, actions = 1 },
  },
  run = function(t)
    t:refused("bob", { group = "play", "village" }, "not_your_choice")
    t:refused("bob", { group = "play", "moat" }, "not_your_choice")
    t:play("ann", "militia")
    t:refused("bob", { group = "play", "village" }, "not_offered")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "militia", options = { true, false } })
    t:answer("bob", true)
    t:expect("bob", { hand = { "village", "moat", "copper", "copper" }, deck = { "gold", "silver" }, in_play = {} })
  end,
}

scenario "Treasures are not played in the Action phase" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-38", "D-116" },
  lineup = { "village" },
  given = {
    ann = { hand = { "village", "copper", "gold" }, deck = { "estate" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "action", options = { "village", "stop" } })
    t:refused("ann", "copper", "not_an_action")
    t:refused("ann", "gold", "not_an_action")
    t:expect("ann", { coins = 0, hand = { "village", "copper", "gold" } })
    t:answer("ann", "stop")
    t:play("ann", "gold")
    t:expect("ann", { coins = 3 })
  end,
}
