-- Mine: Action, 5. Trash a Treasure from hand. Gain a Treasure costing at most 3 more into the hand.

scenario "Mine turns a Copper into a Silver in hand, and no more than that" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-1", "D-MINE-2" },
  given = {
    ann = { hand = { "mine", "copper", "estate" }, deck = { "duchy" } },
  },
  run = function(t)
    t:play("ann", "mine")
    t:expect_asked("ann", { prompt = "mine.trash", options = { "copper" }, inside = { "mine" } })
    t:answer("ann", "copper")
    t:expect_asked("ann", { prompt = "mine.gain", options = { "copper", "silver" } })
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", "estate", "wrong_type")
    t:answer("ann", "silver")
    t:expect("ann", { hand = { "silver", "estate" }, discard_pile = {}, deck = { "duchy" }, actions = 0 })
    t:expect("game", { trash = { "copper" }, supply = { silver = 39, copper = 46 } })
  end,
}

scenario "Mine turns a Silver into a Gold" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-1", "D-MINE-2" },
  given = {
    ann = { hand = { "mine", "silver", "copper", "curse" } },
  },
  run = function(t)
    t:play("ann", "mine")
    t:expect_asked("ann", { prompt = "mine.trash", options = { "silver", "copper" } })
    t:refused("ann", "curse", "not_offered")
    t:answer("ann", "silver")
    t:answer("ann", "gold")
    t:expect("ann", { hand = { "gold", "copper", "curse" } })
    t:expect("game", { trash = { "silver" }, supply = { gold = 29 } })
  end,
}

scenario "Mine may also gain a Treasure of the same or of a lower cost" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-2" },
  given = {
    ann = { hand = { "throne_room", "mine", "gold", "silver" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "mine")
    t:answer("ann", "gold")
    t:expect_asked("ann", { prompt = "mine.gain", options = { "copper", "silver", "gold" } })
    t:answer("ann", "gold")
    t:answer("ann", "silver")
    t:answer("ann", "copper")
    t:expect("ann", { hand = { "gold", "copper" }, discard_pile = {} })
    t:expect("game", { trash = { "gold", "silver" }, supply = { gold = 29, copper = 45 } })
  end,
}

scenario "Mine costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-1" },
  lineup = { "mine" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "mine")
    t:expect("ann", { coins = 4, discard_pile = { "mine" } })
    t:refused("ann", { group = "buy", "mine" }, "not_enough_coins")
  end,
}

scenario "The Treasure gained by Mine can be played in the same turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-3" },
  given = {
    ann = { hand = { "mine", "silver" } },
  },
  run = function(t)
    t:play("ann", "mine")
    t:answer("ann", "silver")
    t:answer("ann", "gold")
    t:expect_step("treasures")
    t:play("ann", "gold")
    t:expect("ann", { coins = 3, hand = {}, in_play = { "gold", "mine" } })
  end,
}

scenario "Without a Treasure in hand Mine trashes nothing and gains nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-4", "D-83" },
  given = {
    ann = { hand = { "mine", "estate", "village" } },
  },
  run = function(t)
    t:play("ann", "mine")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "estate", "village" }, discard_pile = {}, in_play = { "mine" } })
    t:expect("game", { trash = {}, supply = { copper = 46, silver = 40 } })
  end,
}

scenario "With a Treasure in hand Mine must trash one and gain one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-5", "D-46" },
  given = {
    ann = { hand = { "mine", "gold", "gold" } },
  },
  run = function(t)
    t:play("ann", "mine")
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "gold", "gold" }, "too_many")
    t:answer("ann", "gold")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "gold")
    t:expect("ann", { hand = { "gold", "gold" } })
    t:expect("game", { trash = { "gold" } })
  end,
}

scenario "With no Treasure that cheap in the Supply Mine still trashes" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-5", "D-46" },
  given = {
    ann = { hand = { "mine", "copper" } },
    game = { supply = { copper = 0, silver = 0 } },
  },
  run = function(t)
    t:play("ann", "mine")
    t:answer("ann", "copper")
    t:expect_no_open_choice()
    t:expect("ann", { hand = {}, discard_pile = {} })
    t:expect("game", { trash = { "copper" }, supply = { gold = 30 } })
  end,
}

scenario "Throne Room with Mine turns a Copper into a Silver and that Silver into a Gold" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-MINE-3", "D-THRONE_ROOM-2", "D-93" },
  given = {
    ann = { hand = { "throne_room", "mine", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "mine")
    t:answer("ann", "copper")
    t:answer("ann", "silver")
    t:expect_asked("ann", { prompt = "mine.trash", options = { "silver" }, inside = { "throne_room", "mine" } })
    t:answer("ann", "silver")
    t:answer("ann", "gold")
    t:expect("ann", { hand = { "gold" } })
    t:expect("game", { trash = { "copper", "silver" } })
  end,
}
