-- Village: Action, 3. Draw 1 card, +2 actions.

scenario "Village draws a card and gives 2 actions" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-VILLAGE-1" },
  given = {
    ann = { hand = { "village", "smithy" }, deck = { "gold", "copper" } },
  },
  run = function(t)
    t:play("ann", "village")
    t:expect("ann", {
      hand = { "smithy", "gold" },
      deck = { "copper" },
      in_play = { "village" },
      actions = 2,
      buys = 1,
      coins = 0,
    })
  end,
}

scenario "Village costs 3" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-VILLAGE-1" },
  lineup = { "village" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "village")
    t:expect("ann", { coins = 2, discard_pile = { "village" } })
    t:refused("ann", { group = "buy", "village" }, "not_enough_coins")
  end,
}

scenario "Village without a card to draw still gives its actions" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-VILLAGE-1", "D-35", "D-55" },
  given = {
    ann = { hand = { "village", "smithy" } },
  },
  run = function(t)
    t:play("ann", "village")
    t:expect("ann", { hand = { "smithy" }, actions = 2 })
  end,
}

scenario "After Village the Action just drawn can be played, and one more" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-VILLAGE-1", "D-40" },
  given = {
    ann = { hand = { "village", "woodcutter" }, deck = { "militia" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "village")
    t:play("ann", "militia")
    t:expect("ann", { actions = 1, coins = 2 })
    t:play("ann", "woodcutter")
    t:expect("ann", { actions = 0, coins = 4 })
  end,
}

scenario "Throne Room with Village draws two cards and leaves 4 actions" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-VILLAGE-1", "D-93" },
  given = {
    ann = { hand = { "throne_room", "village" }, deck = { "smithy", "gold", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "village")
    t:expect("ann", { hand = { "smithy", "gold" }, deck = { "copper" }, actions = 4 })
  end,
}
