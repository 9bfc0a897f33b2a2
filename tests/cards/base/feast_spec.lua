-- Feast: Action, 4. Trash this card. Gain a card costing at most 5.

scenario "Feast is trashed for a card costing at most 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FEAST-1", "D-FEAST-2" },
  lineup = { "adventurer" },
  given = {
    ann = { hand = { "feast" }, deck = { "copper" } },
  },
  run = function(t)
    t:play("ann", "feast")
    t:expect_asked("ann", { prompt = "feast.gain", min = 1, max = 1, inside = { "feast" } })
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", "adventurer", "too_expensive")
    t:answer("ann", "duchy")
    t:expect("ann", { in_play = {}, hand = {}, deck = { "copper" }, discard_pile = { "duchy" }, actions = 0, coins = 0 })
    t:expect("game", { trash = { "feast" }, supply = { duchy = 7 } })
  end,
}

scenario "Feast costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FEAST-1" },
  lineup = { "feast" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "feast")
    t:expect("ann", { coins = 3, discard_pile = { "feast" } })
    t:refused("ann", { group = "buy", "feast" }, "not_enough_coins")
  end,
}

scenario "Feast gains from the Supply only, not from the trash or an empty pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FEAST-2", "D-46" },
  lineup = "first_game",
  given = {
    ann = { hand = { "feast" } },
    game = { trash = { "duchy", "laboratory" }, supply = { duchy = 0, market = 0 } },
  },
  run = function(t)
    t:play("ann", "feast")
    t:expect_asked("ann", {
      options = {
        "copper", "silver", "estate", "curse",
        "cellar", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop",
      },
    })
    t:refused("ann", "duchy", "not_offered")
    t:answer("ann", "mine")
    t:expect("ann", { discard_pile = { "mine" } })
    t:expect("game", { supply = { mine = 9 }, trash = { "duchy", "laboratory", "feast" } })
  end,
}

scenario "Neither coins of earlier Actions nor Treasures in hand raise the limit of Feast" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FEAST-3", "D-47" },
  given = {
    ann = { hand = { "festival", "feast", "gold", "copper" } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:play("ann", "feast")
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", { "copper", "gold" }, "too_expensive")
    t:answer("ann", "silver")
    t:expect("ann", { coins = 2, hand = { "gold", "copper" }, discard_pile = { "silver" } })
  end,
}

scenario "Throne Room with Feast: one Feast is trashed, two cards are gained" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FEAST-4", "D-THRONE_ROOM-7", "D-83", "D-84", "D-93", "DX-9" },
  given = {
    ann = { hand = { "throne_room", "feast" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "feast")
    t:answer("ann", "duchy")
    t:expect("game", { trash = { "feast" } })
    t:expect_asked("ann", { prompt = "feast.gain", inside = { "throne_room", "feast" } })
    t:answer("ann", "silver")
    t:expect("ann", { discard_pile = { "silver", "duchy" }, in_play = { "throne_room" } })
    t:expect("game", { trash = { "feast" }, supply = { duchy = 7, silver = 39 } })
  end,
}

scenario "What Feast offers must be gained" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FEAST-5", "D-46" },
  given = {
    ann = { hand = { "feast" } },
  },
  run = function(t)
    t:play("ann", "feast")
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "silver", "copper" }, "too_many")
    t:answer("ann", "copper")
    t:expect("ann", { discard_pile = { "copper" } })
  end,
}

scenario "With nothing that cheap in the Supply Feast is trashed and gains nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-FEAST-4", "D-FEAST-5", "D-46" },
  lineup = "first_game",
  given = {
    ann = { hand = { "feast" }, coins = 6 },
    game = {
      supply = {
        copper = 0, silver = 0, estate = 0, duchy = 0, curse = 0,
        cellar = 0, market = 0, militia = 0, mine = 0, moat = 0, remodel = 0, smithy = 0, village = 0, woodcutter = 0, workshop = 0,
      },
    },
  },
  run = function(t)
    t:play("ann", "feast")
    t:expect_step("buy")
    t:expect("ann", { discard_pile = {}, in_play = {} })
    t:expect("game", { trash = { "feast" } })
  end,
}

scenario "Everybody is told who trashes Feast" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-44", "D-FEAST-1" },
  given = {
    ann = { hand = { "feast" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "feast")
    t:expect_told("bob", "ann: Feast from in_play to trash")
    t:answer("ann", "silver")
  end,
}
