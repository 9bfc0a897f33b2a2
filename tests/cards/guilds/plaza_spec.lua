-- Plaza: Action, 4. Draw 1 card, +2 actions. You may discard a Treasure; if you did, take 1 token.

scenario "Plaza discards a Treasure for a token" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-PLAZA-1" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "plaza", "copper", "estate", "village" }, deck = { "duchy", "gold" } },
  },
  run = function(t)
    t:play("ann", "plaza")
    t:expect("ann", { actions = 2, hand = { "copper", "estate", "village", "duchy" }, deck = { "gold" }, tokens = 0 })
    t:expect_asked("ann", { prompt = "plaza.discard", options = { "copper" }, min = 0, max = 1, inside = { "plaza" } })
    t:answer("ann", "copper")
    t:expect("ann", { tokens = 1, coins = 0, hand = { "estate", "village", "duchy" }, discard_pile = { "copper" } })
  end,
}

scenario "Discarding is optional, and without it there is no token" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-PLAZA-1", "D-83" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "plaza", "copper", "village" }, deck = { "duchy" } },
  },
  run = function(t)
    t:play("ann", "plaza")
    t:answer("ann", {})
    t:expect("ann", { tokens = 0, hand = { "copper", "village", "duchy" }, discard_pile = {} })
  end,
}

scenario "Without a Treasure in hand Plaza does not ask" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-PLAZA-1" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "plaza", "village" }, deck = { "duchy" } },
  },
  run = function(t)
    t:play("ann", "plaza")
    t:expect_no_open_choice()
    t:expect("ann", { tokens = 0, actions = 2, hand = { "village", "duchy" } })
  end,
}

scenario "The card just drawn may be discarded, one Treasure for each play, and Masterpiece is one" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-PLAZA-2", "D-MASTERPIECE-3" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "plaza", "silver", "village" }, deck = { "masterpiece" } },
  },
  run = function(t)
    t:play("ann", "plaza")
    t:refused("ann", "village", "not_offered")
    t:refused("ann", { "masterpiece", "silver" }, "too_many")
    t:answer("ann", "masterpiece")
    t:expect_no_open_choice()
    t:expect("ann", { tokens = 1, hand = { "silver", "village" }, discard_pile = { "masterpiece" } })
  end,
}

scenario "Plaza costs 4" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-PLAZA-1" },
  lineup = { "plaza" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "plaza")
    t:expect("ann", { coins = 3, discard_pile = { "plaza" } })
    t:refused("ann", { group = "buy", "plaza" }, "not_enough_coins")
  end,
}
