-- The worked examples that need the base set only (docs/rules/dominion.md, section 21). DX-4 is in vocabulary_spec.lua,
-- DX-8 in playing_spec.lua, DX-9 in order_spec.lua, DX-11 and DX-12 in shuffling_spec.lua, DX-27 in setup_spec.lua.

scenario "A full turn with two Actions, a shuffle and two purchases" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-1", "D-28", "D-32", "D-54", "D-66", "D-71", "D-72" },
  lineup = { "market", "smithy", "village", "remodel" },
  given = {
    ann = {
      hand = { "estate", "estate", "silver", "smithy", "market" },
      deck = { "silver", "copper", "market" },
      discard_pile = { "copper", "copper", "copper", "copper", "copper", "copper" },
    },
    bob = {},
  },
  run = function(t)
    t:play("ann", "market")
    t:expect("ann", { actions = 1, buys = 2, coins = 1, hand = { "estate", "estate", "silver", "silver", "smithy" } })
    t:play("ann", "smithy")
    t:expect("ann", {
      actions = 0, deck = 5, discard_pile = {},
      hand = { "estate", "estate", "silver", "silver", "copper", "copper", "market" },
    })
    t:refused("ann", "market", "not_a_treasure")
    t:play("ann", { "silver", "silver", "copper", "copper" })
    t:expect("ann", { coins = 7, buys = 2 })
    t:buy("ann", "village")
    t:expect("ann", { coins = 4, buys = 1, discard_pile = { "village" } })
    t:buy("ann", "remodel")
    t:expect_active("bob")
    t:expect("ann", { hand = { "copper", "copper", "copper", "copper", "copper" }, deck = {}, in_play = {}, discard_pile = 11 })
    local pile = t:names("ann", "discard_pile")
    table.sort(pile)
    assert(
      table.concat(pile, " ") == "copper copper estate estate market market remodel silver silver smithy village",
      table.concat(pile, " ")
    )
  end,
}

scenario "Two buys and two Golds pay for Cellar and Smithy" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-2", "D-66" },
  lineup = { "cellar", "smithy" },
  given = {
    phase = "buy", step = "treasures",
    ann = { hand = { "gold", "gold" }, buys = 2, deck = { "copper", "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", { "gold", "gold" })
    t:expect("ann", { coins = 6 })
    t:buy("ann", "cellar")
    t:expect("ann", { coins = 4, buys = 1, discard_pile = { "cellar" } })
    t:buy("ann", "smithy")
    t:expect_active("bob")
    local pile = t:names("ann", "discard_pile")
    table.sort(pile)
    assert(table.concat(pile, " ") == "cellar gold gold smithy", table.concat(pile, " "))
  end,
}

scenario "Two buys and two Golds pay for one expensive card and a Copper" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-3", "D-65", "D-66" },
  lineup = { "woodcutter", "adventurer" },
  given = {
    phase = "buy", step = "treasures",
    ann = { hand = { "gold", "gold" }, buys = 2, deck = { "copper", "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", { "gold", "gold" })
    t:buy("ann", "adventurer")
    t:expect("ann", { coins = 0, buys = 1, discard_pile = { "adventurer" } })
    t:buy("ann", "copper")
    t:expect_active("bob")
    t:expect("game", { supply = { adventurer = 9, copper = 45 } })
  end,
}

scenario "With 39 cards each Gardens is worth 3 points, with 40 it is worth 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-5", "D-76" },
  lineup = { "gardens" },
  given = {
    phase = "buy", step = "buy",
    ann = { hand = { "gardens", "gardens" }, deck = {}, discard_pile = { "copper" } },
    bob = {},
    game = { supply = { province = 0 } },
  },
  run = function(t)
    local deck = {}
    for at = 1, 36 do
      deck[at] = "copper"
    end
    t:set("ann", { deck = deck })
    local gardens = t:card("ann", "hand", 1)
    assert(t:value(gardens, "points") == 3)
    t:set("ann", { discard_pile = { "copper", "copper" } })
    assert(t:value(gardens, "points") == 4)
    t:set("ann", { discard_pile = { "copper" } })
    t:answer("ann", "stop")
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 6, -1 } } }
  end,
}

scenario "Actions are counted: Festival, Market, Festival" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-6", "D-32", "D-40" },
  lineup = { "festival", "market" },
  given = {
    ann = { hand = { "festival", "market", "festival", "market" }, deck = { "copper", "copper" } },
  },
  run = function(t)
    t:expect("ann", { actions = 1 })
    t:play("ann", "festival")
    t:expect("ann", { actions = 2 })
    t:play("ann", "market")
    t:expect("ann", { actions = 2 })
    t:play("ann", "festival")
    t:expect("ann", { actions = 3 })
  end,
}

scenario "Throne Room on Market leaves 2 actions" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-7", "D-96" },
  lineup = { "throne_room", "market" },
  given = {
    ann = { hand = { "throne_room", "market", "market" }, deck = { "gold", "silver", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "market")
    t:expect("ann", { actions = 2, buys = 3, coins = 2, hand = { "market", "gold", "silver" }, deck = { "copper" } })
  end,
}

scenario "Two ordinary Markets leave 1 action" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-7" },
  lineup = { "market" },
  given = {
    ann = { hand = { "market", "market", "market" }, deck = { "gold", "silver", "copper" } },
  },
  run = function(t)
    t:play("ann", "market")
    t:play("ann", "market")
    t:expect("ann", { actions = 1, buys = 3, coins = 2, hand = { "market", "gold", "silver" } })
  end,
}

scenario "Everyone shows Moat against Witch: no Curse, and the actor draws 2" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-10", "D-87" },
  lineup = { "witch", "moat" },
  given = {
    ann = { hand = { "witch" }, deck = { "gold", "silver", "copper" } },
    bob = { hand = { "moat" } },
    cat = { hand = { "moat" } },
    dan = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    for _, seat in ipairs { "bob", "cat", "dan" } do
      t:answer(seat, true)
    end
    for _, seat in ipairs { "bob", "cat", "dan" } do
      t:expect(seat, { discard_pile = {}, hand = { "moat" } })
    end
    t:expect("ann", { hand = { "gold", "silver" }, deck = { "copper" } })
    t:expect("game", { supply = { curse = 30 } })
  end,
}

scenario "Throne Room on Throne Room with Actions A and B in hand plays A, A, B, B" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "DX-8", "D-92", "D-95" },
  lineup = { "throne_room", "workshop", "chancellor" },
  given = {
    ann = { hand = { "throne_room", "throne_room", "chancellor", "workshop" }, deck = { "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "throne_room")
    t:answer("ann", "workshop")
    for play = 1, 2 do
      t:expect_asked("ann", { prompt = "workshop.gain", inside = { "throne_room", "workshop" } })
      t:expect("ann", { discard_pile = play - 1, coins = 0 })
      t:answer("ann", "silver")
    end
    t:answer("ann", "chancellor")
    for play = 1, 2 do
      t:expect_asked("ann", { prompt = "chancellor.discard_deck" })
      t:expect("ann", { discard_pile = 2, coins = 2 * play })
      t:answer("ann", false)
    end
    t:expect_no_open_choice()
  end,
}
