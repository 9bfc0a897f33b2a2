-- The Buy phase and Clean-up (docs/rules/dominion.md, sections 8 and 9).

scenario "Treasures are played one by one, several at once, or not at all, in any order" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-61", "D-62" },
  given = {
    ann = { hand = { "copper", "copper", "silver", "gold", "gold", "estate" } },
  },
  run = function(t)
    t:expect_step("treasures")
    t:play("ann", "silver")
    t:expect("ann", { coins = 2 })
    t:play("ann", { "copper", "gold" })
    t:expect("ann", { coins = 6, in_play = { "gold", "copper", "silver" }, hand = { "copper", "gold", "estate" } })
    t:play("ann", "copper")
    t:expect("ann", { coins = 7 })
    t:answer("ann", "stop")
    t:expect_step("buy")
    t:expect("ann", { coins = 7, hand = { "gold", "estate" }, in_play = 4 })
  end,
}

scenario "All Treasures may be kept in hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-61" },
  given = { ann = { hand = { "copper", "gold" }, deck = { "estate" } } },
  run = function(t)
    t:answer("ann", "stop")
    t:expect_step("buy")
    t:expect("ann", { coins = 0, hand = { "copper", "gold" }, in_play = {} })
    t:refused("ann", "estate", "not_enough_coins")
  end,
}

for kind, worth in pairs { copper = 1, silver = 2, gold = 3 } do
  scenario("Each " .. kind .. " adds " .. worth .. " to the coins") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-62" },
    given = { ann = { hand = { kind, kind, kind }, coins = 1 } },
    run = function(t)
      t:play("ann", kind)
      t:expect("ann", { coins = 1 + worth })
      t:play("ann", { kind, kind })
      t:expect("ann", { coins = 1 + 3 * worth })
    end,
  }
end

scenario "Played Treasures are not used up: they stay in play until Clean-up and come back with a shuffle" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-61" },
  given = {
    ann = { hand = { "gold", "silver" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", { "gold", "silver" })
    t:buy("ann", "duchy")
    t:expect("ann", { hand = { "gold", "silver", "duchy" }, deck = {}, discard_pile = {}, in_play = {} })
    t:expect("game", { trash = {}, supply = { gold = 30, silver = 40 } })
    t:answer("bob", "stop")
    t:play("ann", "gold")
    t:expect("ann", { coins = 3 })
  end,
}

scenario "After the first purchase no Treasure can be played" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-64", "D-116" },
  lineup = { "festival" },
  given = {
    ann = { hand = { "festival", "copper", "gold", "silver" }, deck = { "estate" } },
    game = { supply = { gold = 0 } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:play("ann", "copper")
    t:answer("ann", "stop")
    t:expect("ann", { coins = 3, buys = 2 })
    t:buy("ann", "estate")
    t:expect_step("buy")
    t:refused("ann", { group = "play", "gold" }, "not_offered")
    t:expect("ann", { coins = 1, buys = 1, hand = { "gold", "silver" }, in_play = { "copper", "festival" } })
  end,
}

scenario "One total is formed first and then pays for all purchases" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-64", "D-66" },
  lineup = { "woodcutter", "cellar" },
  given = {
    ann = { hand = { "woodcutter", "silver", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "woodcutter")
    t:play("ann", { "silver", "copper", "copper" })
    t:expect("ann", { coins = 6, buys = 2 })
    t:buy("ann", "cellar")
    t:expect("ann", { coins = 4, buys = 1, discard_pile = { "cellar" } })
    t:refused("ann", "duchy", "not_enough_coins")
    t:buy("ann", "woodcutter")
    t:expect_active("bob")
    t:expect("game", { supply = { cellar = 9, woodcutter = 9 } })
  end,
}

scenario "Any kind of the Supply may be bought that the coins left can pay" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-65" },
  lineup = "first_game",
  given = { phase = "buy", step = "buy", ann = { coins = 5, buys = 3 } },
  run = function(t)
    t:expect_asked("ann", {
      prompt = "buy",
      options = {
        "copper", "curse", "cellar", "moat", "estate", "silver", "village", "woodcutter", "workshop",
        "militia", "remodel", "smithy", "duchy", "market", "mine", "stop",
      },
    })
    t:refused("ann", "gold", "not_enough_coins")
    t:refused("ann", "province", "not_enough_coins")
    t:buy("ann", "market")
    t:expect_asked("ann", { prompt = "buy", options = { "copper", "curse", "stop" } })
    t:buy("ann", "curse")
    t:buy("ann", "copper")
    t:expect("game", { supply = { market = 9, curse = 9, copper = 45 } })
  end,
}

scenario "An empty pile, the trash and a kind outside the Supply offer nothing to buy" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-65", "D-116" },
  lineup = "first_game",
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 20, buys = 2 },
    game = { trash = { "adventurer", "gold" }, supply = { village = 0, gold = 0 } },
  },
  run = function(t)
    t:refused("ann", "village", "not_offered")
    t:refused("ann", "gold", "not_offered")
    t:refused("ann", "adventurer", "not_offered")
    t:refused("ann", "witch", "not_offered")
    t:expect("ann", { coins = 20, buys = 2 })
    t:expect("game", { trash = { "adventurer", "gold" } })
  end,
}

scenario "A purchase takes one buy, also of a card that costs nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-66" },
  given = { phase = "buy", step = "buy", ann = { coins = 7, buys = 4 } },
  run = function(t)
    t:buy("ann", "copper")
    t:expect("ann", { coins = 7, buys = 3 })
    t:buy("ann", "curse")
    t:expect("ann", { coins = 7, buys = 2 })
    t:buy("ann", "silver")
    t:expect("ann", { coins = 4, buys = 1 })
    t:buy("ann", "silver")
    t:expect_active("bob")
    t:expect("game", { supply = { copper = 45, curse = 9, silver = 38 } })
  end,
}

scenario "Without a buy left the Buy phase is over, whatever coins are left" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-65", "D-116" },
  given = { phase = "buy", step = "buy", ann = { coins = 16 } },
  run = function(t)
    t:buy("ann", "province")
    t:refused("ann", { group = "buy", "province" }, "not_your_choice")
    t:expect_active("bob")
    t:expect("game", { supply = { province = 7 } })
  end,
}

scenario "Coins of Actions and coins of Treasures are one pool" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-66" },
  lineup = { "militia" },
  given = { ann = { hand = { "militia", "gold", "gold" } }, bob = {} },
  run = function(t)
    t:play("ann", "militia")
    t:play("ann", { "gold", "gold" })
    t:expect("ann", { coins = 8 })
    t:buy("ann", "province")
    t:expect("game", { supply = { province = 7 } })
  end,
}

scenario "Buys may be left unused" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-67" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8, buys = 3, deck = { "copper", "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:buy("ann", "silver")
    t:answer("ann", "stop")
    t:expect_active("bob")
    t:expect("ann", { discard_pile = { "silver" } })
    t:answer("bob", "stop")
    t:expect_active("ann")
    t:expect("bob", { discard_pile = {}, deck = {}, hand = {} })
  end,
}

scenario "A bought card goes to the discard pile and cannot be used this turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-70" },
  lineup = { "village", "festival" },
  given = {
    ann = { hand = { "festival", "gold", "silver" }, deck = { "estate" }, discard_pile = { "curse" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "festival")
    t:play("ann", { "gold", "silver" })
    t:buy("ann", "silver")
    t:expect("ann", { discard_pile = { "silver", "curse" }, hand = {}, deck = { "estate" } })
    t:expect_view("bob", { ann = { discard_pile = { top = "silver" } } })
    t:refused("ann", { group = "play", "silver" }, "not_offered")
    t:buy("ann", "village")
    t:expect_active("bob")
  end,
}

scenario "Clean-up discards everything in play and in hand, then draws five cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-71", "D-72" },
  lineup = { "village" },
  given = {
    ann = {
      hand = { "village", "silver", "duchy", "province" },
      deck = { "curse", "gold", "gold", "estate", "copper", "copper", "silver" },
      discard_pile = { "estate" },
    },
    bob = {},
  },
  run = function(t)
    t:play("ann", "village")
    t:play("ann", "silver")
    t:buy("ann", "estate")
    t:expect("ann", { hand = { "gold", "gold", "estate", "copper", "copper" }, deck = { "silver" }, in_play = {} })
    local pile = t:names("ann", "discard_pile")
    table.sort(pile)
    assert(table.concat(pile, " ") == "curse duchy estate estate province silver village", table.concat(pile, " "))
  end,
}

scenario "Hand cards discarded in Clean-up are not shown, but the top of the discard pile is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-71" },
  given = {
    phase = "buy", step = "buy",
    ann = { hand = { "witch", "chapel", "thief" }, deck = { "copper", "copper", "copper", "copper", "copper" } },
    bob = {},
  },
  run = function(t)
    t:answer("ann", "stop")
    local top = t:names("ann", "discard_pile")[1]
    t:expect_view("bob", { ann = { discard_pile = { top = top, count = "hidden" } } })
    local names = { witch = "Witch", chapel = "Chapel", thief = "Thief" }
    for _, line in ipairs(t:journal("bob")) do
      for name, shown in pairs(names) do
        assert(name == top or not line:find(shown), line)
      end
    end
  end,
}

scenario "What Clean-up discards is part of the shuffle that its draw causes" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-72", "D-54" },
  given = {
    phase = "buy", step = "buy",
    ann = { hand = { "estate", "estate" }, in_play = { "copper", "copper" }, deck = { "gold", "gold" }, discard_pile = {} },
    bob = {},
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect("ann", { discard_pile = {}, in_play = {}, deck = 1, hand = 5 })
    local golds = 0
    for _, name in ipairs(t:names("ann", "hand")) do
      golds = golds + (name == "gold" and 1 or 0)
    end
    assert(golds == 2, "the deck is used up before the shuffle")
  end,
}

scenario "Clean-up is finished before the next player does anything" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-73" },
  lineup = { "militia" },
  given = {
    phase = "buy", step = "buy",
    ann = { hand = { "estate" }, in_play = { "gold" }, deck = { "copper", "copper", "copper", "silver", "silver" } },
    bob = { hand = { "militia", "copper" } },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect_active("bob")
    t:expect("ann", { hand = { "copper", "copper", "copper", "silver", "silver" }, in_play = {} })
    t:play("bob", "militia")
    -- The Attack meets the new hand of five.
    t:expect_asked("ann", { prompt = "militia.discard", min = 2, max = 2 })
    t:answer("ann", { "copper", "copper" })
    t:expect("ann", { hand = { "copper", "silver", "silver" } })
  end,
}
