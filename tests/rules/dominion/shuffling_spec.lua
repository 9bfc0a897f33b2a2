-- Shuffling (docs/rules/dominion.md, section 7).

scenario "Drawing uses up the deck before the discard pile is shuffled into a new one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-54" },
  lineup = { "smithy" },
  given = {
    ann = {
      hand = { "smithy", "curse" }, deck = { "gold", "province" },
      discard_pile = { "copper", "copper", "copper", "copper" },
    },
    bob = { deck = { "estate" }, discard_pile = { "duchy" } },
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect("ann", {
      hand = { "curse", "gold", "province", "copper" }, deck = { "copper", "copper", "copper" }, discard_pile = {},
    })
    t:expect_view("bob", { ann = { deck = "hidden" } })
    t:expect("bob", { deck = { "estate" }, discard_pile = { "duchy" } })
  end,
}

scenario "Revealing uses up the deck before the discard pile is shuffled into a new one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-54", "DX-11" },
  lineup = { "thief" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "gold" }, discard_pile = { "silver", "silver", "silver" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_asked("ann", { prompt = "thief.trash", options = { "gold", "silver" } })
    t:expect("bob", { deck = { "silver", "silver" }, discard_pile = {} })
    t:answer("ann", "silver")
    t:answer("ann", {})
    t:expect("bob", { deck = { "silver", "silver" }, discard_pile = { "gold" } })
  end,
}

scenario "Revealing the top of an empty deck shuffles the discard pile first" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-54" },
  lineup = { "spy" },
  given = {
    ann = { hand = { "spy" }, deck = { "copper", "gold" } },
    bob = { discard_pile = { "estate", "estate" } },
  },
  run = function(t)
    t:play("ann", "spy")
    t:answer("ann", false)
    t:expect_asked("ann", { prompt = "spy.discard", about = "estate" })
    t:expect("bob", { deck = { "estate", "estate" }, discard_pile = {} })
    t:answer("ann", true)
    t:expect("bob", { deck = { "estate" }, discard_pile = { "estate" } })
  end,
}

scenario "Cards to be set aside come from the shuffled discard pile too" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-54" },
  lineup = { "library", "village" },
  given = {
    ann = { hand = { "library" }, deck = { "gold" }, discard_pile = { "village", "village" } },
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:expect("ann", { hand = { "gold", "village" }, deck = {}, discard_pile = {} })
    t:answer("ann", false)
    t:expect("ann", { hand = { "gold", "village" }, deck = {}, discard_pile = { "village" } })
  end,
}

scenario "With too few cards everybody uses what there is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-55" },
  lineup = { "council_room", "spy", "thief", "adventurer" },
  given = {
    ann = {
      hand = { "council_room", "spy", "thief", "adventurer" }, deck = { "estate" }, discard_pile = { "silver" },
      actions = 4,
    },
    bob = { deck = { "duchy" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "council_room")
    t:expect("ann", { hand = { "spy", "thief", "adventurer", "estate", "silver" }, deck = {}, discard_pile = {}, buys = 2 })
    t:expect("bob", { hand = { "duchy" }, deck = {} })
    t:expect("cat", { hand = {} })
    t:play("ann", "spy")
    t:expect_no_open_choice()
    t:play("ann", "adventurer")
    t:set("bob", { deck = { "curse" } })
    t:play("ann", "thief")
    t:expect_no_open_choice()
    t:expect("bob", { deck = {}, discard_pile = { "curse" } })
    t:expect("ann", { hand = { "estate", "silver" }, in_play = 4, coins = 0 })
  end,
}

scenario "Clean-up with fewer than five cards leaves a smaller hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-55", "D-72" },
  given = {
    phase = "buy", step = "buy",
    ann = { hand = { "copper" }, in_play = { "silver" }, discard_pile = { "estate" } },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect("ann", { hand = { "copper", "silver", "estate" }, deck = {}, discard_pile = {} })
    t:expect_active("bob")
  end,
}

scenario "An empty deck stays empty until a card of it is needed" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-56" },
  lineup = { "moat", "woodcutter", "village" },
  given = {
    ann = { hand = { "moat", "woodcutter", "village" }, deck = { "gold", "silver" }, discard_pile = { "estate" }, actions = 3 },
  },
  run = function(t)
    t:play("ann", "moat")
    t:expect("ann", { deck = {}, discard_pile = { "estate" } })
    t:play("ann", "woodcutter")
    t:expect("ann", { deck = {}, discard_pile = { "estate" } })
    t:play("ann", "village")
    t:expect("ann", { deck = {}, discard_pile = {}, hand = { "gold", "silver", "estate" } })
  end,
}

scenario "A deck that Clean-up has used up exactly stays empty over the other player's turn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-56" },
  given = {
    phase = "buy", step = "buy",
    ann = { deck = { "copper", "copper", "copper", "copper", "copper" }, discard_pile = { "estate" } },
    bob = {},
  },
  run = function(t)
    t:answer("ann", "stop")
    t:expect("ann", { hand = 5, deck = {}, discard_pile = { "estate" } })
    t:answer("bob", "stop")
    t:expect("ann", { hand = 5, deck = {}, discard_pile = { "estate" } })
  end,
}

scenario "Putting the deck into the discard pile does not make a new deck" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-56" },
  lineup = { "chancellor" },
  given = { ann = { hand = { "chancellor", "copper" }, deck = { "gold", "silver" } } },
  run = function(t)
    t:play("ann", "chancellor")
    t:answer("ann", true)
    t:expect("ann", { deck = {}, discard_pile = { "silver", "gold" } })
  end,
}

scenario "Hand and play take no part in a shuffle" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-57" },
  lineup = { "council_room", "village" },
  given = {
    ann = {
      hand = { "council_room", "province" }, in_play = { "village", "gold" },
      discard_pile = { "copper", "copper", "copper", "copper", "copper", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "council_room")
    t:expect("ann", {
      hand = { "province", "copper", "copper", "copper", "copper" },
      deck = { "copper", "copper" }, discard_pile = {},
      in_play = { "council_room", "village", "gold" },
    })
  end,
}

scenario "Cards that an effect has revealed take no part in a shuffle: Adventurer" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-57" },
  lineup = { "adventurer" },
  given = {
    ann = { hand = { "adventurer" }, deck = { "estate", "gold", "duchy" }, discard_pile = { "curse", "curse", "silver" } },
  },
  run = function(t)
    t:play("ann", "adventurer")
    t:expect("ann", { hand = { "gold", "silver" } })
    -- What was revealed before the shuffle is discarded, not in the new deck.
    local discarded = t:names("ann", "discard_pile")
    table.sort(discarded)
    local curses = t:count("ann", "deck")
    assert(discarded[#discarded] == "estate" and discarded[#discarded - 1] == "duchy", table.concat(discarded, " "))
    for _, name in ipairs(t:names("ann", "deck")) do
      assert(name == "curse", name)
    end
    assert(#discarded + curses == 4)
  end,
}

scenario "Cards that an effect has set aside take no part in a shuffle: Library" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-57" },
  lineup = { "library", "village" },
  given = {
    ann = {
      hand = { "library", "estate", "estate", "estate", "estate", "estate" },
      deck = { "village" }, discard_pile = { "copper", "copper", "copper", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:expect("ann", {
      hand = { "estate", "estate", "estate", "estate", "estate", "copper", "copper" },
      deck = { "copper", "copper" }, discard_pile = { "village" },
    })
  end,
}

scenario "Cards that an effect has revealed take no part in a shuffle: Thief" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-57", "DX-11" },
  lineup = { "thief" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "estate" }, discard_pile = { "duchy", "duchy", "duchy" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_no_open_choice()
    t:expect("bob", { deck = { "duchy", "duchy" } })
    local discarded = t:names("bob", "discard_pile")
    table.sort(discarded)
    assert(table.concat(discarded, " ") == "duchy estate", table.concat(discarded, " "))
  end,
}

scenario "Cards that the same effect has discarded are shuffled in" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-58" },
  lineup = { "cellar" },
  given = {
    ann = { hand = { "cellar", "estate", "duchy", "curse" }, deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", { "estate", "duchy", "curse" })
    local hand = t:names("ann", "hand")
    assert(#hand == 3 and t:count("ann", "deck") == 1)
    t:expect("ann", { discard_pile = {} })
    local gold = false
    for _, name in ipairs(hand) do
      gold = gold or name == "gold"
    end
    assert(gold, "the card left in the deck is drawn first")
  end,
}

scenario "A card put on an empty deck is the only card of the deck, and nothing is shuffled" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-59", "DX-12" },
  lineup = { "bureaucrat" },
  given = {
    ann = { hand = { "bureaucrat", "copper" }, discard_pile = { "gold", "gold" } },
    bob = { hand = { "estate", "copper" }, discard_pile = { "duchy", "duchy" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:answer("bob", "estate")
    t:expect("ann", { deck = { "silver" }, discard_pile = { "gold", "gold" } })
    t:expect("bob", { deck = { "estate" }, discard_pile = { "duchy", "duchy" }, hand = { "copper" } })
  end,
}

scenario "Shuffles are fair: three cards come in each of their six orders about equally often" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-60" },
  lineup = { "village" },
  given = { ann = { hand = { "village", "village" } } },
  run = function(t)
    local shuffles, seen, orders = 30, {}, 0
    for _ = 1, shuffles do
      t:set("ann", {
        hand = { "village", "village" }, deck = {}, discard_pile = { "copper", "silver", "gold" }, in_play = {}, actions = 1,
      })
      t:play("ann", "village")
      -- The card drawn was the top of the new deck.
      local order = table.concat(t:names("ann", "deck"), " ")
      orders = orders + (seen[order] and 0 or 1)
      seen[order] = (seen[order] or 0) + 1
    end
    assert(orders == 6, orders .. " orders")
    for order, count in pairs(seen) do
      -- The mean is 5, one standard deviation 2.
      assert(count > 0 and count < 12, order .. ": " .. count)
    end
  end,
}

-- A recorded game must stay what it was: the order that belongs to a seed is part of the rules of the program.
local orders = {
  "duchy curse gold estate silver province",
  "curse gold duchy copper province estate",
  "province gold duchy curse copper estate",
}

for seed, order in ipairs(orders) do
  for _, time in ipairs { "once", "again" } do
    scenario("The seed decides the shuffle: seed " .. seed .. ", " .. time) {
      ruleset = "dominion",
      sets = { "base" },
      rules = { "D-60" },
      seed = seed,
      lineup = { "village" },
      given = {
        ann = {
          hand = { "village", "village" },
          discard_pile = { "copper", "silver", "gold", "estate", "duchy", "province", "curse" },
        },
      },
      run = function(t)
        t:play("ann", "village")
        local deck = table.concat(t:names("ann", "deck"), " ")
        assert(deck == order, deck)
      end,
    }
  end
end
