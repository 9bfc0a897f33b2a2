-- Workshop: Action, 3. Gain a card costing at most 4.

scenario "Workshop gains a card costing at most 4 from the Supply to the discard pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WORKSHOP-1", "D-WORKSHOP-2" },
  lineup = "first_game",
  given = {
    ann = { hand = { "workshop" }, deck = { "copper" }, discard_pile = { "copper" } },
    game = { supply = { smithy = 0 }, trash = { "smithy", "gardens" } },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:expect_asked("ann", {
      prompt = "workshop.gain",
      min = 1,
      max = 1,
      inside = { "workshop" },
      options = {
        "copper", "silver", "estate", "curse",
        "cellar", "militia", "moat", "remodel", "village", "woodcutter", "workshop",
      },
    })
    t:refused("ann", "duchy", "too_expensive")
    t:refused("ann", "smithy", "not_offered")
    t:answer("ann", "militia")
    t:expect("ann", { discard_pile = { "militia", "copper" }, deck = { "copper" }, hand = {}, in_play = { "workshop" } })
    t:expect("game", { supply = { militia = 9 }, trash = { "smithy", "gardens" } })
  end,
}

scenario "Workshop costs 3" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WORKSHOP-1" },
  lineup = { "workshop" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "workshop")
    t:expect("ann", { coins = 2, discard_pile = { "workshop" } })
    t:refused("ann", { group = "buy", "workshop" }, "not_enough_coins")
  end,
}

scenario "A Copper from hand cannot be added to gain a card of 5 with Workshop" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WORKSHOP-2", "D-47", "DX-4" },
  lineup = { "laboratory" },
  given = {
    ann = { hand = { "festival", "workshop", "copper" } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:play("ann", "workshop")
    t:refused("ann", "laboratory", "too_expensive")
    t:refused("ann", { "copper", "laboratory" }, "too_expensive")
    t:answer("ann", "silver")
    t:expect("ann", { hand = { "copper" }, coins = 2, discard_pile = { "silver" } })
  end,
}

scenario "What Workshop offers must be gained" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WORKSHOP-2", "D-116" },
  given = {
    ann = { hand = { "workshop" } },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "silver", "estate" }, "too_many")
    t:answer("ann", "curse")
    t:expect("ann", { discard_pile = { "curse" } })
  end,
}

scenario "With nothing that cheap in the Supply Workshop gains nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WORKSHOP-2", "D-46" },
  lineup = "first_game",
  given = {
    ann = { hand = { "workshop" }, coins = 5 },
    game = {
      supply = {
        copper = 0, silver = 0, estate = 0, curse = 0,
        cellar = 0, militia = 0, moat = 0, remodel = 0, smithy = 0, village = 0, woodcutter = 0, workshop = 0,
      },
    },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:expect_step("buy")
    t:expect("ann", { discard_pile = {}, in_play = { "workshop" } })
    t:expect("game", { supply = { duchy = 8, market = 10, mine = 10 } })
  end,
}

scenario "Throne Room with Workshop gains two cards, the second perhaps from another pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-WORKSHOP-1", "D-93" },
  lineup = { "gardens" },
  given = {
    ann = { hand = { "throne_room", "workshop" } },
    game = { supply = { gardens = 1 } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "workshop")
    t:answer("ann", "gardens")
    t:refused("ann", "gardens", "not_offered")
    t:answer("ann", "silver")
    t:expect("ann", { discard_pile = { "silver", "gardens" } })
    t:expect("game", { supply = { gardens = 0, silver = 39 } })
  end,
}
