-- The words of the cards (docs/rules/dominion.md, section 6).

local function reads(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if line:find(words) then
      return true
    end
  end
  return false
end

scenario "Drawing takes cards one by one from the top of the own deck into the hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-39" },
  lineup = { "smithy", "moat" },
  given = {
    ann = { hand = { "smithy", "moat" }, deck = { "gold", "duchy", "silver", "curse", "copper", "estate" }, actions = 2 },
    bob = { hand = { "copper" }, deck = { "province" } },
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect("ann", { hand = { "moat", "gold", "duchy", "silver" }, deck = { "curse", "copper", "estate" } })
    t:play("ann", "moat")
    t:expect("ann", { hand = { "gold", "duchy", "silver", "curse", "copper" }, deck = { "estate" } })
    t:expect("bob", { hand = { "copper" }, deck = { "province" } })
  end,
}

scenario "Drawing goes on with the shuffled discard pile and stops when no card exists" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-39", "D-54", "D-55" },
  lineup = { "smithy" },
  given = {
    ann = { hand = { "smithy", "smithy" }, deck = { "gold" }, discard_pile = { "estate", "estate", "estate" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect("ann", { hand = { "smithy", "gold", "estate", "estate" }, deck = { "estate" }, discard_pile = {} })
    t:play("ann", "smithy")
    t:expect("ann", { hand = { "gold", "estate", "estate", "estate" }, deck = {}, discard_pile = {} })
  end,
}

scenario "Further actions are added to those left, and can be used when the card is resolved" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-40" },
  lineup = { "village", "cellar" },
  given = {
    ann = { hand = { "village", "cellar", "village" }, deck = { "copper", "estate", "estate" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "village")
    t:expect("ann", { actions = 2 })
    t:expect_view("bob", { ann = { actions = 2 } })
    t:play("ann", "cellar")
    -- Cellar has given its action already, but cannot be interrupted to use it.
    t:expect("ann", { actions = 2 })
    t:refused("ann", { group = "play", "village" }, "not_offered")
    t:answer("ann", {})
    t:play("ann", "village")
    t:expect("ann", { actions = 3 })
    t:expect_view("bob", { ann = { actions = 3 } })
  end,
}

scenario "Further actions are gone with the Action phase" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-40" },
  lineup = { "village" },
  given = {
    ann = { hand = { "village", "village", "copper" }, deck = { "village", "copper", "copper", "copper", "copper", "village" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "village")
    t:answer("ann", "stop")
    t:refused("ann", "village", "not_a_treasure")
    t:pass_until { seat = "bob" }
    t:pass_until { seat = "ann" }
    t:expect_step("action")
    t:expect("ann", { actions = 1 })
  end,
}

scenario "Coins of an Action are added to the turn's coins, and no Treasure is taken for them" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-41" },
  lineup = { "woodcutter", "festival" },
  given = {
    ann = { hand = { "woodcutter", "festival" }, deck = { "estate" }, actions = 2 },
  },
  run = function(t)
    local supply = t:count("game", "supply")
    t:play("ann", "woodcutter")
    t:expect("ann", { coins = 2 })
    t:play("ann", "festival")
    t:expect("ann", { coins = 4, hand = {}, deck = { "estate" }, discard_pile = {}, in_play = { "festival", "woodcutter" } })
    assert(t:count("game", "supply") == supply)
    t:buy("ann", "silver")
    t:expect("ann", { coins = 1 })
  end,
}

scenario "Further buys count in the Buy phase and allow no purchase before it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-42", "D-116" },
  lineup = { "festival", "woodcutter", "village" },
  given = {
    ann = { hand = { "festival", "woodcutter", "village" }, deck = { "estate" } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:play("ann", "woodcutter")
    t:expect("ann", { buys = 3, coins = 4 })
    t:expect_step("action")
    t:refused("ann", { group = "buy", "copper" }, "not_offered")
    t:refused("ann", { group = "buy", "silver" }, "not_offered")
    t:answer("ann", "stop")
    t:expect_step("buy")
    t:buy("ann", "copper")
    t:buy("ann", "silver")
    t:expect("ann", { buys = 1, coins = 1, discard_pile = { "silver", "copper" } })
  end,
}

scenario "Discarding puts a hand card face up on top of its owner's discard pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-43" },
  lineup = { "militia", "cellar" },
  given = {
    ann = { hand = { "militia", "cellar", "estate" }, deck = { "gold" }, discard_pile = { "silver" }, actions = 2 },
    bob = { hand = { "duchy", "copper", "copper", "copper" }, deck = { "gold" }, discard_pile = { "curse" } },
  },
  run = function(t)
    t:play("ann", "militia")
    t:answer("bob", { "duchy" })
    t:expect("bob", { hand = { "copper", "copper", "copper" }, discard_pile = { "duchy", "curse" }, deck = { "gold" } })
    t:expect_view("ann", { bob = { discard_pile = { top = "duchy" } } })
    t:play("ann", "cellar")
    t:answer("ann", { "estate" })
    t:expect("ann", { hand = { "gold" }, discard_pile = { "estate", "silver" } })
    t:expect_view("bob", { ann = { discard_pile = { top = "estate" } } })
  end,
}

scenario "A trashed card goes to the trash, never back to the Supply, and cannot be bought" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-44", "D-65", "D-116" },
  lineup = { "chapel" },
  given = {
    ann = { hand = { "chapel", "gold", "copper" }, coins = 8 },
    game = { supply = { gold = 0, copper = 5 } },
  },
  run = function(t)
    t:play("ann", "chapel")
    t:answer("ann", { "gold", "copper" })
    t:expect("game", { trash = { "gold", "copper" }, supply = { gold = 0, copper = 5 } })
    t:expect_step("buy")
    t:refused("ann", "gold", "not_offered")
    t:expect("ann", { coins = 8, buys = 1 })
    t:pass_until { seat = "bob" }
    t:expect("game", { trash = { "gold", "copper" } })
  end,
}

scenario "A gained card comes from the Supply face up onto the own discard pile and does nothing yet" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-45" },
  lineup = { "workshop", "village" },
  given = {
    ann = { hand = { "workshop", "copper" }, deck = { "estate" }, discard_pile = { "curse" }, actions = 2 },
    bob = {},
  },
  run = function(t)
    t:play("ann", "workshop")
    t:answer("ann", "village")
    t:expect("ann", {
      hand = { "copper" }, deck = { "estate" }, discard_pile = { "village", "curse" }, in_play = { "workshop" }, actions = 1,
    })
    t:expect("game", { supply = { village = 9 } })
    t:expect_view("bob", { ann = { discard_pile = { top = "village" } } })
    t:expect_step("treasures")
  end,
}

scenario "A card gained to the hand is an ordinary hand card from then on" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-45" },
  lineup = { "mine" },
  given = { ann = { hand = { "mine", "copper" } } },
  run = function(t)
    t:play("ann", "mine")
    t:answer("ann", "copper")
    t:answer("ann", "silver")
    t:expect("ann", { hand = { "silver" }, discard_pile = {}, coins = 0 })
    t:play("ann", "silver")
    t:expect("ann", { coins = 2, in_play = { "silver", "mine" } })
  end,
}

scenario "A gain goes where the effect says, and comes from where the effect says" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-45", "DC-9" },
  lineup = { "bureaucrat", "thief" },
  given = {
    ann = { hand = { "bureaucrat", "thief" }, deck = { "estate" }, actions = 2 },
    bob = { deck = { "gold", "estate" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:expect("ann", { deck = { "silver", "estate" }, discard_pile = {} })
    t:play("ann", "thief")
    t:answer("ann", "gold")
    t:answer("ann", { "gold" })
    t:expect("ann", { discard_pile = { "gold" } })
    t:expect("game", { trash = {}, supply = { gold = 30, silver = 39 } })
  end,
}

scenario "Nothing can be gained from an empty pile" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-46", "D-116" },
  lineup = { "workshop", "village", "smithy" },
  given = {
    ann = { hand = { "workshop" } },
    game = { supply = { village = 0 } },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:refused("ann", "village", "not_offered")
    t:answer("ann", "smithy")
    t:expect("ann", { discard_pile = { "smithy" } })
  end,
}

scenario "Where no card fits nothing is gained, and the remaining instructions go on" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-46", "D-115" },
  lineup = { "mine", "throne_room", "bureaucrat" },
  given = {
    ann = { hand = { "throne_room", "mine", "copper", "gold" } },
    bob = { hand = { "estate" } },
    game = { supply = { copper = 0, silver = 0 } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "mine")
    t:answer("ann", "copper")
    -- No Treasure costing at most 3 is left; the second play still happens.
    t:expect_asked("ann", { prompt = "mine.trash", options = { "gold" } })
    t:answer("ann", "gold")
    t:answer("ann", "gold")
    t:expect("ann", { hand = { "gold" }, discard_pile = {} })
    t:expect("game", { trash = { "copper", "gold" }, supply = { gold = 29 } })
  end,
}

scenario "A gain that is not optional must be made if any card fits" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-46" },
  lineup = { "feast" },
  given = {
    ann = { hand = { "feast" } },
  },
  run = function(t)
    t:play("ann", "feast")
    t:refused("ann", {}, "too_few")
    t:refused("ann", "done", "too_few")
    t:answer("ann", "curse")
    t:expect("ann", { discard_pile = { "curse" } })
  end,
}

scenario "Coins and Treasures do not raise the limit of a gain" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-47", "D-116", "DX-4" },
  lineup = { "workshop", "festival", "market", "smithy" },
  given = {
    ann = { hand = { "festival", "workshop", "copper", "gold" } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:expect("ann", { coins = 2 })
    t:play("ann", "workshop")
    t:refused("ann", "market", "too_expensive")
    t:refused("ann", "duchy", "too_expensive")
    t:refused("ann", { "copper", "market" }, "too_expensive")
    t:answer("ann", "smithy")
    t:expect("ann", { coins = 2, hand = { "copper", "gold" }, discard_pile = { "smithy" } })
  end,
}

scenario "A revealed card is shown to everybody and goes back to where it was" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-48" },
  lineup = { "spy" },
  given = {
    ann = { hand = { "spy", "copper" }, deck = { "copper", "adventurer", "estate" } },
    bob = { hand = {}, deck = { "duchy", "gold" } },
    cat = { hand = {}, deck = { "silver", "gold" } },
  },
  run = function(t)
    t:play("ann", "spy")
    t:answer("ann", false)
    t:answer("ann", false)
    t:answer("ann", false)
    t:expect("ann", { deck = { "adventurer", "estate" } })
    t:expect("bob", { deck = { "duchy", "gold" } })
    t:expect("cat", { deck = { "silver", "gold" } })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      for _, name in ipairs { "Adventurer", "Duchy", "Silver" } do
        assert(reads(t, seat, name), seat .. " has not seen " .. name)
      end
      assert(not reads(t, seat, "Gold"))
    end
  end,
}

scenario "A card revealed from a deck is in neither deck nor discard pile while the effect uses it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-48" },
  lineup = { "thief" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "gold", "silver", "estate" }, discard_pile = { "curse" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_asked("ann", { prompt = "thief.trash", options = { "gold", "silver" } })
    t:expect("bob", { deck = { "estate" }, discard_pile = { "curse" }, hand = {}, in_play = {} })
    t:expect("game", { trash = {} })
    t:answer("ann", "silver")
    t:answer("ann", {})
    t:expect("bob", { deck = { "estate" }, discard_pile = { "gold", "curse" } })
    t:expect("game", { trash = { "silver" } })
  end,
}

scenario "A card set aside is not carried out and goes where the effect says in the end" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-50" },
  lineup = { "library", "militia", "festival" },
  given = {
    ann = { hand = { "library", "estate", "estate" }, deck = { "festival", "militia", "gold", "gold", "gold", "gold", "gold" } },
    bob = { hand = { "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:answer("ann", true)
    t:expect_not_asked("bob")
    t:expect("bob", { hand = 4 })
    t:expect("ann", {
      hand = { "estate", "estate", "gold", "gold", "gold", "gold", "gold" },
      discard_pile = { "militia", "festival" },
      in_play = { "library" }, actions = 0, buys = 1, coins = 0,
    })
  end,
}

scenario "A card put back goes on top of its owner's deck" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-51" },
  lineup = { "bureaucrat" },
  given = {
    ann = { hand = { "bureaucrat", "estate" }, deck = { "gold" } },
    bob = { hand = { "duchy", "copper" }, deck = { "curse", "copper" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:answer("bob", "duchy")
    t:expect("bob", { hand = { "copper" }, deck = { "duchy", "curse", "copper" }, discard_pile = {} })
    t:expect("ann", { hand = { "estate" }, deck = { "silver", "gold" }, discard_pile = {} })
  end,
}
