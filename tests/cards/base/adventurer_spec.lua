-- Adventurer: Action, 6. Reveal cards of the own deck until 2 Treasures are found; those into the hand, the rest discarded.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Adventurer takes the first two Treasures of the deck into the hand and discards what came between" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-1", "D-ADVENTURER-4" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "estate", "copper", "estate", "silver", "gold", "estate" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect_no_open_choice()
    t:expect("ann", {
      hand = { "copper", "silver" },
      deck = { "gold", "estate" },
      discard_pile = { "estate", "estate" },
      in_play = { "adventurer" },
      actions = 0,
      coins = 0,
    })
  end,
}

scenario "Everybody sees what Adventurer reveals, also the Treasures that go into the hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-1", "D-48" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "duchy", "copper", "village", "silver", "gold" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect_view("bob", { ann = { hand = { "copper", "silver" } } })
    assert(seen(t, "bob", "Duchy") and seen(t, "bob", "Village"))
    assert(not seen(t, "bob", "Gold"), "the third Treasure was shown")
  end,
}

scenario "Adventurer costs 6" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-1" },
  lineup = { "adventurer" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 11 },
  },
  run = function(t)
    t:buy("ann", "adventurer")
    t:expect("ann", { coins = 5, discard_pile = { "adventurer" } })
    t:refused("ann", { group = "buy", "adventurer" }, "not_enough_coins")
  end,
}

scenario "Adventurer reveals no further than the second Treasure, and shuffles nothing it does not need" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-2", "D-56" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "silver", "gold" }, discard_pile = { "estate", "copper" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect("ann", { hand = { "silver", "gold" }, deck = {}, discard_pile = { "estate", "copper" } })
  end,
}

scenario "When the deck runs out under Adventurer, what it has revealed stays out of the shuffle" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-2", "D-57" },
  given = {
    ann = {
      hand = { "adventurer" },
      deck = { "estate", "estate", "silver", "estate" },
      discard_pile = { "copper", "copper", "copper", "copper", "copper", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect("ann", {
      hand = { "silver", "copper" },
      deck = { "copper", "copper", "copper", "copper", "copper" },
      discard_pile = { "estate", "estate", "estate" },
    })
  end,
}

scenario "Adventurer with a single Treasure to find takes that one and discards all others" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-3", "D-55" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "estate", "estate" }, discard_pile = { "estate", "copper" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect("ann", { hand = { "copper" }, deck = {}, discard_pile = { "estate", "estate", "estate" } })
  end,
}

scenario "Adventurer without any Treasure to find turns the whole deck into a discard pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-3" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "curse", "curse" }, discard_pile = { "curse" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect("ann", { hand = {}, deck = {}, discard_pile = { "curse", "curse", "curse" } })
  end,
}

scenario "Adventurer without a card in deck and discard pile does nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-3", "D-35" },
  given = {
    ann = { hand = { "adventurer", "estate" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect("ann", { hand = { "estate" }, deck = {}, discard_pile = {}, in_play = { "adventurer" } })
  end,
}

scenario "Adventurer leaves no choice, even if better Treasures lie right below" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-4" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "copper", "copper", "gold", "gold" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "copper", "copper" }, deck = { "gold", "gold" } })
  end,
}

scenario "Throne Room with Adventurer: the second play shuffles in what the first one discarded" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ADVENTURER-2", "D-93" },
  given = {
    ann = { hand = { "throne_room", "adventurer" }, deck = { "estate", "copper", "estate", "silver", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "adventurer")
    t:expect("ann", {
      hand = { "copper", "silver", "gold" },
      deck = {},
      discard_pile = { "estate", "estate" },
    })
  end,
}
