-- Baker: Action, 5. Draw 1 card, +1 action, take 1 token. Set-up: everybody starts with 1 token.

scenario "Baker gives a card, an action and a token" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BAKER-1" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "baker" }, deck = { "village", "gold" } },
  },
  run = function(t)
    t:play("ann", "baker")
    t:expect("ann", { actions = 1, buys = 1, coins = 0, tokens = 1, hand = { "village" }, deck = { "gold" }, in_play = { "baker" } })
    t:expect("bob", { tokens = 0 })
  end,
}

scenario "With Baker in the kingdom every player starts with one token" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BAKER-2", "D-13" },
  seats = 3,
  lineup = "arts_and_crafts",
  dealt = true,
  run = function(t)
    for _, player in ipairs { "ann", "bob", "cat" } do
      t:expect(player, { tokens = 1 })
    end
  end,
}

scenario "Without Baker in the kingdom nobody starts with a token" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BAKER-2", "D-13" },
  seats = 3,
  lineup = "gilding_the_lily",
  dealt = true,
  run = function(t)
    for _, player in ipairs { "ann", "bob", "cat" } do
      t:expect(player, { tokens = 0 })
    end
  end,
}

scenario "Baker costs 5" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-BAKER-1" },
  lineup = { "baker" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "baker")
    t:expect("ann", { coins = 4, discard_pile = { "baker" } })
    t:refused("ann", { group = "buy", "baker" }, "not_enough_coins")
  end,
}
