-- Cellar: Action, 2. +1 action. Discard any number of cards, then draw as many.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Cellar gives an action back and draws as many cards as are discarded" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-1" },
  given = {
    ann = { hand = { "cellar", "estate", "copper", "curse" }, deck = { "gold", "silver", "village" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", { "estate", "curse" })
    t:expect("ann", {
      actions = 1,
      hand = { "copper", "gold", "silver" },
      deck = { "village" },
      discard_pile = { "curse", "estate" },
      in_play = { "cellar" },
    })
  end,
}

scenario "Cellar costs 2" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-1" },
  lineup = { "cellar" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 3 },
  },
  run = function(t)
    t:buy("ann", "cellar")
    t:expect("ann", { coins = 1, discard_pile = { "cellar" } })
    t:refused("ann", { group = "buy", "cellar" }, "not_enough_coins")
  end,
}

scenario "The Cellar that was played is not among the cards to discard, another one in hand is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-2", "D-116" },
  given = {
    ann = { hand = { "cellar", "cellar", "estate" }, deck = { "gold", "silver" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:expect_asked("ann", { prompt = "cellar.discard", options = { "cellar", "estate" } })
    t:refused("ann", { "cellar", "cellar" }, "not_offered")
    t:answer("ann", { "cellar" })
    t:expect("ann", { hand = { "estate", "gold" }, in_play = { "cellar" }, discard_pile = { "cellar" } })
  end,
}

scenario "Alone in the hand, Cellar has nothing to discard and asks nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-2", "D-35" },
  given = {
    ann = { hand = { "cellar" }, deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:expect_no_open_choice()
    t:expect("ann", { hand = {}, deck = { "gold" }, actions = 1 })
  end,
}

scenario "Cellar asks once for all cards, from none to the whole hand, before anything is drawn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-3" },
  given = {
    ann = { hand = { "cellar", "estate", "copper", "duchy" }, deck = { "gold", "silver", "province", "village" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:expect_asked("ann", { prompt = "cellar.discard", min = 0, max = 3, options = { "estate", "copper", "duchy" } })
    t:expect("ann", { deck = 4 })
    t:answer("ann", { "estate", "copper", "duchy" })
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "gold", "silver", "province" }, deck = { "village" } })
  end,
}

scenario "Cellar with no card discarded draws none" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-3" },
  given = {
    ann = { hand = { "cellar", "estate" }, deck = { "gold" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", {})
    t:expect("ann", { hand = { "estate" }, deck = { "gold" }, discard_pile = { "copper" }, actions = 1 })
  end,
}

scenario "The last card chosen for Cellar lies on top of the discard pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-27" },
  given = {
    ann = { hand = { "cellar", "estate", "copper", "duchy" }, deck = { "gold", "silver", "gold" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", { "copper", "duchy", "estate" })
    t:expect("ann", { discard_pile = { "estate", "duchy", "copper" } })
  end,
}

scenario "On an empty deck Cellar shuffles in the cards it has just discarded and draws them again" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-4", "D-58", "DC-11" },
  given = {
    ann = { hand = { "cellar", "estate", "duchy", "copper" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", { "estate", "duchy" })
    t:expect("ann", { hand = { "estate", "duchy", "copper" }, deck = {}, discard_pile = {} })
  end,
}

scenario "Cellar takes what is left of the deck before it shuffles" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-4", "D-54" },
  given = {
    ann = { hand = { "cellar", "curse", "curse" }, deck = { "gold" }, discard_pile = { "curse" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", { "curse", "curse" })
    t:expect("ann", { hand = { "gold", "curse" }, deck = { "curse", "curse" }, discard_pile = {} })
  end,
}

scenario "The others learn how many cards Cellar discards, and see only the last one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-5", "D-26" },
  given = {
    ann = { hand = { "cellar", "province", "duchy", "estate" }, deck = { "copper", "copper", "copper", "copper" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", { "province", "duchy", "estate" })
    t:expect_view("bob", { ann = { discard_pile = { top = "estate" }, hand = 3 } })
    assert(seen(t, "bob", "Estate and 2 cards"), "the number is not announced")
    assert(not seen(t, "bob", "Province") and not seen(t, "bob", "Duchy"), "more than the last card was shown")
  end,
}

scenario "Throne Room with Cellar: the second time what the first one drew can be discarded too" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CELLAR-1", "D-THRONE_ROOM-2", "D-THRONE_ROOM-4", "D-96" },
  given = {
    ann = { hand = { "throne_room", "cellar", "estate", "copper" }, deck = { "duchy", "gold", "silver" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "cellar")
    t:expect_asked("ann", { options = { "estate", "copper" }, inside = { "throne_room", "cellar" } })
    t:answer("ann", { "estate" })
    t:expect_asked("ann", { prompt = "cellar.discard", options = { "copper", "duchy" } })
    t:answer("ann", { "copper", "duchy" })
    t:expect("ann", { hand = { "gold", "silver" }, deck = {}, actions = 2, discard_pile = { "duchy", "copper", "estate" } })
  end,
}
