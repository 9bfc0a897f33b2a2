-- Remodel: Action, 4. Trash a card from hand. Gain a card costing at most 2 more than it.

scenario "Remodel trashes a card from hand and gains one costing at most 2 more" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-1" },
  lineup = { "smithy", "laboratory" },
  given = {
    ann = { hand = { "remodel", "estate", "copper" } },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:expect_asked("ann", { prompt = "remodel.trash", options = { "estate", "copper" }, min = 1, max = 1, inside = { "remodel" } })
    t:answer("ann", "estate")
    t:expect_asked("ann", { prompt = "remodel.gain" })
    t:refused("ann", "duchy", "too_expensive")
    t:refused("ann", "laboratory", "too_expensive")
    t:answer("ann", "smithy")
    t:expect("ann", { hand = { "copper" }, discard_pile = { "smithy" }, actions = 0, coins = 0 })
    t:expect("game", { trash = { "estate" }, supply = { smithy = 9 } })
  end,
}

scenario "Remodel turns a Gold into a Province" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-1" },
  given = {
    ann = { hand = { "remodel", "gold" } },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:answer("ann", "gold")
    t:answer("ann", "province")
    t:expect("ann", { discard_pile = { "province" } })
    t:expect("game", { trash = { "gold" }, supply = { province = 7 } })
  end,
}

scenario "Remodel costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-1" },
  lineup = { "remodel" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "remodel")
    t:expect("ann", { coins = 3, discard_pile = { "remodel" } })
    t:refused("ann", { group = "buy", "remodel" }, "not_enough_coins")
  end,
}

scenario "Remodel cannot trash itself, another Remodel in hand can be trashed" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-2", "D-116" },
  given = {
    ann = { hand = { "remodel", "remodel", "copper" } },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:expect_asked("ann", { prompt = "remodel.trash", options = { "remodel", "copper" } })
    t:answer("ann", "remodel")
    t:answer("ann", "gold")
    t:expect("ann", { in_play = { "remodel" }, hand = { "copper" }, discard_pile = { "gold" } })
    t:expect("game", { trash = { "remodel" } })
  end,
}

scenario "Alone in the hand, Remodel trashes nothing and gains nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-2", "D-REMODEL-3", "D-83" },
  given = {
    ann = { hand = { "remodel" } },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:expect_no_open_choice()
    t:expect("ann", { in_play = { "remodel" }, discard_pile = {} })
    t:expect("game", { trash = {}, supply = { copper = 46, curse = 10 } })
  end,
}

scenario "With a card in hand Remodel must trash one, and must gain one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-3", "D-116" },
  given = {
    ann = { hand = { "remodel", "province", "gold" } },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "province", "gold" }, "too_many")
    t:answer("ann", "province")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "province")
    t:expect("ann", { hand = { "gold" }, discard_pile = { "province" } })
  end,
}

scenario "Remodel offers every pile up to the limit, down to nothing and the trashed kind itself" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-4" },
  lineup = "first_game",
  given = {
    ann = { hand = { "remodel", "silver" } },
    game = { supply = { duchy = 0, mine = 0 }, trash = { "duchy" } },
  },
  run = function(t)
    t:play("ann", "remodel")
    t:answer("ann", "silver")
    t:expect_asked("ann", {
      prompt = "remodel.gain",
      options = {
        "copper", "silver", "estate", "curse",
        "cellar", "market", "militia", "moat", "remodel", "smithy", "village", "woodcutter", "workshop",
      },
    })
    t:answer("ann", "silver")
    t:expect("ann", { hand = {}, discard_pile = { "silver" } })
    t:expect("game", { trash = { "duchy", "silver" }, supply = { silver = 39 } })
  end,
}

scenario "Neither coins nor Treasures in hand raise the limit of Remodel" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-5", "D-47" },
  given = {
    ann = { hand = { "festival", "remodel", "silver", "gold", "copper" } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:play("ann", "remodel")
    t:answer("ann", "silver")
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", { "copper", "gold" }, "too_expensive")
    t:answer("ann", "duchy")
    t:expect("ann", { coins = 2, hand = { "gold", "copper" }, discard_pile = { "duchy" } })
  end,
}

scenario "Throne Room with Remodel remodels two cards, and the second card not the one gained first" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-REMODEL-4", "D-93" },
  given = {
    ann = { hand = { "throne_room", "remodel", "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "remodel")
    t:answer("ann", "estate")
    t:answer("ann", "silver")
    t:expect_asked("ann", { prompt = "remodel.trash", options = { "gold" }, inside = { "throne_room", "remodel" } })
    t:answer("ann", "gold")
    t:answer("ann", "province")
    t:expect("ann", { hand = {}, discard_pile = { "province", "silver" } })
    t:expect("game", { trash = { "estate", "gold" } })
  end,
}
