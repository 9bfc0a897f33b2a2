-- Chancellor: Action, 3. +2 coins. You may at once put your deck into your discard pile.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Chancellor gives 2 coins and puts the deck into the discard pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-1" },
  given = {
    ann = { hand = { "chancellor" }, deck = { "copper", "copper" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:expect("ann", { coins = 2 })
    t:answer("ann", true)
    t:expect("ann", { coins = 2, actions = 0, deck = {}, discard_pile = { "copper", "copper", "copper" } })
  end,
}

scenario "With Chancellor the deck may also stay where it is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-1" },
  given = {
    ann = { hand = { "chancellor" }, deck = { "gold", "copper" }, discard_pile = { "estate" } },
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:expect_asked("ann", { prompt = "chancellor.discard_deck", options = { true, false } })
    t:answer("ann", false)
    t:expect("ann", { coins = 2, deck = { "gold", "copper" }, discard_pile = { "estate" } })
  end,
}

scenario "Chancellor costs 3" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-1" },
  lineup = { "chancellor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "chancellor")
    t:expect("ann", { coins = 2, discard_pile = { "chancellor" } })
    t:refused("ann", { group = "buy", "chancellor" }, "not_enough_coins")
  end,
}

scenario "Chancellor must be decided before another card is played, and only then" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-2", "D-34" },
  given = {
    ann = { hand = { "chancellor", "village", "copper" }, deck = { "gold", "copper" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:expect_asked("ann", { prompt = "chancellor.discard_deck", about = "chancellor", inside = { "chancellor" } })
    t:refused("ann", { group = "play", "village" }, "not_offered")
    t:answer("ann", false)
    t:play("ann", "village")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "copper", "gold" }, deck = { "copper" } })
  end,
}

scenario "Nobody learns what was in the deck that Chancellor moves, except its bottom card" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-3", "D-22" },
  given = {
    ann = { hand = { "chancellor" }, deck = { "province", "gold", "estate" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:answer("ann", true)
    for _, player in ipairs { "ann", "bob" } do
      t:expect_view(player, { ann = { discard_pile = { top = "estate" } } })
      assert(seen(t, player, "Estate"))
      assert(not seen(t, player, "Province") and not seen(t, player, "Gold"), "the deck was looked at")
    end
  end,
}

scenario "After Chancellor the deck stays empty until a card of it is needed" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-4", "D-56" },
  given = {
    ann = { hand = { "chancellor", "village" }, deck = { "copper", "copper" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:answer("ann", true)
    t:expect("ann", { deck = {}, discard_pile = 2 })
    t:play("ann", "village")
    t:expect("ann", { hand = { "copper" }, deck = { "copper" }, discard_pile = {} })
  end,
}

scenario "On an empty deck Chancellor's offer has no effect" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-4" },
  given = {
    ann = { hand = { "chancellor" }, discard_pile = { "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:answer("ann", true)
    t:expect("ann", { coins = 2, deck = {}, discard_pile = { "estate", "gold" } })
  end,
}

scenario "Chancellor turns the deck over as a block: its bottom card ends up on top of the discard pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-5" },
  given = {
    ann = { hand = { "chancellor" }, deck = { "gold", "silver", "estate" }, discard_pile = { "duchy" } },
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:answer("ann", true)
    t:expect("ann", { discard_pile = { "estate", "silver", "gold", "duchy" } })
    t:expect_view("ann", { ann = { discard_pile = { top = "estate" } } })
  end,
}

scenario "Throne Room with Chancellor gives 4 coins and asks for each play" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-CHANCELLOR-1", "D-93" },
  given = {
    ann = { hand = { "throne_room", "chancellor" }, deck = { "copper", "estate" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "chancellor")
    t:answer("ann", false)
    t:expect("ann", { coins = 4, deck = { "copper", "estate" } })
    t:expect_asked("ann", { prompt = "chancellor.discard_deck" })
    t:answer("ann", true)
    t:expect("ann", { coins = 4, deck = {}, discard_pile = { "estate", "copper" } })
  end,
}
