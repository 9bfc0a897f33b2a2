-- Smithy: Action, 4. Draw 3 cards.

scenario "Smithy draws three cards and gives nothing else" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SMITHY-1" },
  given = {
    ann = { hand = { "smithy" }, deck = { "gold", "silver", "copper", "estate" } },
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect("ann", {
      hand = { "gold", "silver", "copper" },
      deck = { "estate" },
      in_play = { "smithy" },
      actions = 0,
      buys = 1,
      coins = 0,
    })
  end,
}

scenario "Smithy costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SMITHY-1" },
  lineup = { "smithy" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "smithy")
    t:expect("ann", { coins = 3, discard_pile = { "smithy" } })
    t:refused("ann", { group = "buy", "smithy" }, "not_enough_coins")
  end,
}

scenario "Smithy takes what is left of the deck, shuffles the discard pile without itself, and goes on" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SMITHY-1", "D-54", "D-57" },
  given = {
    ann = { hand = { "smithy" }, deck = { "gold" }, discard_pile = { "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect("ann", { hand = { "gold", "copper", "copper" }, deck = { "copper" }, discard_pile = {}, in_play = { "smithy" } })
  end,
}

scenario "With two cards left altogether Smithy draws these two" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SMITHY-1", "D-55" },
  given = {
    ann = { hand = { "smithy" }, deck = { "gold" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect("ann", { hand = { "gold", "copper" }, deck = {}, discard_pile = {} })
  end,
}

scenario "Throne Room with Smithy draws six cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SMITHY-1", "D-93" },
  given = {
    ann = {
      hand = { "throne_room", "smithy" },
      deck = { "copper", "copper", "copper", "silver", "silver", "silver", "gold" },
    },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "smithy")
    t:expect("ann", { hand = { "copper", "copper", "copper", "silver", "silver", "silver" }, deck = { "gold" }, actions = 0 })
  end,
}
