-- Council Room: Action, 5. Draw 4 cards, +1 buy; each other player draws a card.

scenario "Council Room draws four cards, gives a buy and lets each other player draw one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COUNCIL_ROOM-1" },
  given = {
    ann = { hand = { "council_room" }, deck = { "copper", "silver", "gold", "estate", "duchy" } },
    bob = { hand = { "copper" }, deck = { "gold", "silver" } },
    cat = { hand = { "copper" }, deck = { "estate", "silver" } },
  },
  run = function(t)
    t:play("ann", "council_room")
    t:expect("ann", {
      hand = { "copper", "silver", "gold", "estate" },
      deck = { "duchy" },
      buys = 2,
      actions = 0,
      coins = 0,
    })
    t:expect("bob", { hand = { "copper", "gold" }, deck = { "silver" } })
    t:expect("cat", { hand = { "copper", "estate" }, deck = { "silver" } })
  end,
}

scenario "Council Room costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COUNCIL_ROOM-1" },
  lineup = { "council_room" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "council_room")
    t:expect("ann", { coins = 4, discard_pile = { "council_room" } })
    t:refused("ann", { group = "buy", "council_room" }, "not_enough_coins")
  end,
}

scenario "The others must draw for Council Room, shuffling if need be; without a card nothing is drawn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COUNCIL_ROOM-2", "D-54", "D-55" },
  given = {
    ann = { hand = { "council_room" }, deck = { "silver" }, discard_pile = { "copper", "copper" } },
    bob = { hand = { "copper" }, discard_pile = { "estate", "estate" } },
    cat = { hand = { "gold" } },
  },
  run = function(t)
    t:play("ann", "council_room")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "silver", "copper", "copper" }, deck = {}, discard_pile = {} })
    t:expect("bob", { hand = { "copper", "estate" }, deck = { "estate" }, discard_pile = {} })
    t:expect("cat", { hand = { "gold" }, deck = {} })
  end,
}

scenario "Council Room is no Attack: Moat is not offered, and its holder draws" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COUNCIL_ROOM-3", "D-85" },
  given = {
    ann = { hand = { "council_room" }, deck = { "copper", "copper", "copper", "copper" } },
    bob = { hand = { "moat" }, deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "council_room")
    t:expect_not_asked("bob")
    t:expect("bob", { hand = { "moat", "gold" } })
  end,
}

scenario "Throne Room with Council Room draws eight, gives two buys, and the others draw two" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COUNCIL_ROOM-1", "D-93" },
  given = {
    ann = {
      hand = { "throne_room", "council_room" },
      deck = { "copper", "copper", "copper", "copper", "copper", "copper", "copper", "copper", "gold" },
    },
    bob = { deck = { "estate", "silver", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "council_room")
    t:expect("ann", { hand = 8, deck = { "gold" }, buys = 3, actions = 0 })
    t:expect("bob", { hand = { "estate", "silver" }, deck = { "gold" } })
  end,
}
