-- Zones and information (docs/rules/dominion.md, section 3). What a seat may count but not look at is proven by its
-- journal: it never names the cards.

local function reads(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if line:find(words) then
      return true
    end
  end
  return false
end

scenario "Each zone shows itself to those who may see it and to nobody else" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-18", "D-21", "D-23", "D-24", "D-25" },
  lineup = { "village", "festival" },
  given = {
    ann = {
      hand = { "festival", "estate" }, deck = { "gold", "duchy" }, discard_pile = { "silver" }, in_play = { "village" },
    },
    bob = { hand = { "curse", "copper", "copper" }, deck = { "province" }, discard_pile = { "moat" } },
    game = { trash = { "copper", "curse" }, supply = { province = 3 } },
  },
  run = function(t)
    t:play("ann", "festival")
    t:expect_view("ann", {
      ann = {
        hand = { "estate" }, deck = 2, discard_pile = { top = "silver" }, in_play = { "festival", "village" },
        actions = 2, buys = 2, coins = 2,
      },
      bob = { hand = 3, deck = "hidden", discard_pile = { top = "moat" }, in_play = {} },
      game = { trash = { "copper", "curse" }, supply = t:names("game", "supply") },
    })
    t:expect_view("bob", {
      ann = {
        hand = 1, deck = "hidden", discard_pile = { top = "silver" }, in_play = { "festival", "village" },
        actions = 2, buys = 2, coins = 2,
      },
      bob = { hand = { "curse", "copper", "copper" }, deck = 1, discard_pile = { top = "moat" } },
      game = { trash = { "copper", "curse" }, supply = t:names("game", "supply") },
    })
  end,
}

scenario "Every Supply pile can be counted by everybody while cards leave it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-24" },
  lineup = "first_game",
  given = { phase = "buy", step = "buy", ann = { coins = 3, buys = 2 } },
  run = function(t)
    local before = t:count("game", "supply")
    t:buy("ann", "silver")
    for _, seat in ipairs { "ann", "bob" } do
      t:expect_view(seat, { game = { supply = { silver = 39, copper = 46, moat = 10 } } })
    end
    t:expect("game", { supply = before - 1 })
  end,
}

scenario "Cards in hand are the owner's secret: drawn, held and discarded under another card" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-18", "D-25", "D-26" },
  lineup = { "smithy", "cellar" },
  given = {
    ann = { hand = { "smithy", "cellar", "estate" }, deck = { "gold", "adventurer", "duchy", "copper", "copper" }, actions = 2 },
    bob = {},
  },
  run = function(t)
    t:play("ann", "smithy")
    t:expect_view("bob", { ann = { hand = 5, deck = "hidden" } })
    assert(reads(t, "ann", "Adventurer") and reads(t, "ann", "Gold") and reads(t, "ann", "Duchy"))
    assert(not reads(t, "bob", "Adventurer") and not reads(t, "bob", "Gold") and not reads(t, "bob", "Duchy"))
    t:play("ann", "cellar")
    t:answer("ann", { "adventurer", "gold" })
    t:expect_view("bob", { ann = { discard_pile = { top = "gold" }, hand = 4 } })
    assert(reads(t, "bob", "Gold"), "the top of the discard pile is seen")
    assert(not reads(t, "bob", "Adventurer"), "the card below it is not")
  end,
}

scenario "How many cards Cellar discards is told to everybody, which of them lie below the top is not" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-26" },
  lineup = { "cellar" },
  given = {
    ann = { hand = { "cellar", "witch", "chapel", "thief", "estate" }, deck = { "copper", "copper", "copper", "copper" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "cellar")
    t:answer("ann", { "witch", "chapel", "thief" })
    local told = false
    for _, line in ipairs(t:journal("bob")) do
      assert(not line:find("Witch") and not line:find("Chapel"), line)
      told = told or line:find("Thief") and line:find("2 cards") and true
    end
    assert(told, "three cards are discarded: Thief and two others")
  end,
}

scenario "Only the top of a discard pile is visible, and nobody may count it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-18", "D-22", "D-116", "DC-1" },
  lineup = { "chancellor" },
  given = {
    ann = { hand = { "chancellor", "copper" }, deck = { "gold", "duchy", "estate" }, discard_pile = { "silver", "curse" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "chancellor")
    t:answer("ann", true)
    t:expect("ann", { deck = {}, discard_pile = { "estate", "duchy", "gold", "silver", "curse" } })
    for _, seat in ipairs { "ann", "bob" } do
      t:expect_view(seat, { ann = { discard_pile = { top = "estate", count = "hidden" } } })
    end
  end,
}

scenario "The owner of a deck may count it but learns nothing of its cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-21", "D-116" },
  lineup = { "chancellor" },
  given = {
    ann = { hand = { "chancellor", "copper" }, deck = { "gold", "duchy", "estate" } },
    bob = {},
  },
  run = function(t)
    t:expect_view("ann", { ann = { deck = 3 } })
    t:play("ann", "chancellor")
    t:answer("ann", true)
    -- The block is turned over: its bottom card is seen now, the others still are not.
    t:expect_view("ann", { ann = { deck = 0 } })
    assert(reads(t, "ann", "Estate"))
    assert(not reads(t, "ann", "Gold") and not reads(t, "ann", "Duchy"))
  end,
}

scenario "The top of every discard pile is seen as soon as it changes" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-22" },
  lineup = { "militia" },
  given = {
    ann = { hand = { "militia", "copper" }, discard_pile = { "curse" }, buys = 2 },
    bob = { hand = { "estate", "gold", "silver", "copper" }, discard_pile = { "duchy" } },
  },
  run = function(t)
    t:expect_view("bob", { ann = { discard_pile = { top = "curse" } } })
    t:expect_view("ann", { bob = { discard_pile = { top = "duchy" } } })
    t:play("ann", "militia")
    t:answer("bob", { "estate" })
    t:expect_view("ann", { bob = { discard_pile = { top = "estate" } } })
    t:play("ann", "copper")
    t:buy("ann", "copper")
    t:expect_view("bob", { ann = { discard_pile = { top = "copper" } } })
  end,
}

scenario "Everybody may look through the trash, however the cards came there" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-23" },
  lineup = { "chapel", "feast" },
  given = {
    ann = { hand = { "chapel", "feast", "estate", "copper", "duchy" }, actions = 2 },
    bob = {},
  },
  run = function(t)
    t:play("ann", "chapel")
    t:answer("ann", { "estate", "duchy", "copper" })
    t:play("ann", "feast")
    t:answer("ann", "silver")
    t:expect_view("ann", { game = { trash = { "copper", "duchy", "estate", "feast" } } })
    t:expect_view("bob", { game = { trash = { "copper", "duchy", "estate", "feast" } } })
  end,
}

scenario "What was played face up is in play until Clean-up; nothing else is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-19" },
  lineup = { "village", "feast", "library" },
  given = {
    ann = {
      hand = { "village", "feast", "library", "estate", "duchy" },
      deck = { "copper", "moat", "silver", "gold", "copper", "copper" },
      actions = 3,
    },
    bob = { hand = { "curse" } },
    game = { trash = { "gold" } },
  },
  run = function(t)
    t:play("ann", "village")
    t:play("ann", "feast")
    t:answer("ann", "silver")
    t:expect("ann", { in_play = { "village" }, discard_pile = { "silver" } })
    t:expect("game", { trash = { "feast", "gold" } })
    t:play("ann", "library")
    t:expect_asked("ann", { prompt = "library.set_aside", about = "moat" })
    t:answer("ann", true)
    t:expect("ann", { in_play = { "library", "village" }, discard_pile = { "moat", "silver" } })
    t:play("ann", "gold")
    t:expect("ann", { in_play = { "gold", "library", "village" } })
    t:answer("ann", "stop")
    t:answer("ann", "stop")
    t:expect("ann", { in_play = {} })
  end,
}

scenario "A card set aside lies face up for everybody, outside hand, deck, discard pile and play" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-18", "D-19", "D-50" },
  lineup = { "library", "festival" },
  given = {
    ann = { hand = { "library", "estate" }, deck = { "festival", "market", "duchy", "copper", "gold", "silver", "province" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "library")
    t:answer("ann", true)
    t:expect_asked("ann", { prompt = "library.set_aside", about = "market" })
    t:expect("ann", {
      hand = { "estate", "market" }, deck = { "duchy", "copper", "gold", "silver", "province" },
      discard_pile = {}, in_play = { "library" },
      actions = 0, buys = 1, coins = 0,
    })
    assert(reads(t, "bob", "Festival"), "what is set aside is seen")
    t:answer("ann", false)
    assert(not reads(t, "bob", "Market"), "what is drawn is not")
    t:expect("ann", { discard_pile = { "festival" }, hand = 7, in_play = { "library" } })
  end,
}

scenario "A Reaction that is shown stays in hand and is not in play" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-20" },
  lineup = { "witch", "moat" },
  given = {
    ann = { hand = { "witch", "copper" }, deck = { "gold", "silver" } },
    bob = { hand = { "moat", "estate" }, deck = { "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect("bob", { hand = { "moat", "estate" }, in_play = {}, discard_pile = {}, deck = 2 })
    assert(reads(t, "ann", "Moat"), "the card was shown")
  end,
}

for _, order in ipairs { { "copper", "estate" }, { "estate", "copper" } } do
  scenario("Of cards discarded together the last one chosen lies on top: " .. order[2]) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-27" },
    lineup = { "militia" },
    given = {
      ann = { hand = { "militia", "copper" } },
      bob = { hand = { "copper", "estate", "gold", "silver", "silver" }, discard_pile = { "curse" } },
    },
    run = function(t)
      t:play("ann", "militia")
      t:answer("bob", order)
      t:expect("bob", { discard_pile = { order[2], order[1], "curse" } })
      t:expect_view("ann", { bob = { discard_pile = { top = order[2], count = "hidden" } } })
    end,
  }
end

-- What a seat knows of a deck shows when that is all the deck there is: a list if it knows every card, else nothing.
scenario "Cards that everybody saw are put back in an order that only their owner knows" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-51", "D-48", "D-49" },
  given = { ann = { hand = { "doctor" }, deck = { "gold", "silver", "duchy" } } },
  run = function(t)
    t:play("ann", "doctor")
    t:answer("ann", "curse")
    t:answer("ann", { "silver", "duchy", "gold" })
    t:expect("ann", { deck = { "silver", "duchy", "gold" } })
    t:expect_view("ann", { ann = { deck = { "silver", "duchy", "gold" } } })
    t:expect_view("bob", { ann = { deck = "hidden" } })
    assert(reads(t, "bob", "reveals Gold, Silver, Duchy"))
    assert(reads(t, "bob", "3 cards from aside to deck"), "the order is nobody else's business")
    assert(reads(t, "ann", "Gold, Duchy, Silver from aside to deck"))
  end,
}

scenario "A single card that is put back, or cards that are all alike, leave nothing to guess" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-51" },
  given = { ann = { hand = { "doctor", "doctor" }, deck = { "gold", "estate", "estate" }, actions = 2 } },
  run = function(t)
    t:play("ann", "doctor")
    t:answer("ann", "gold")
    t:expect_view("bob", { ann = { deck = { "estate", "estate" } } })
    t:play("ann", "doctor")
    t:answer("ann", "curse")
    t:expect_view("bob", { ann = { deck = { "estate", "estate" } } })
  end,
}

scenario "What Herald's overpay takes from the discard pile is unknown to the others, however it came there" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-22", "D-26", "D-51" },
  lineup = { "herald" },
  given = { phase = "buy", step = "buy", ann = { coins = 12, buys = 4, deck = {} } },
  run = function(t)
    t:buy("ann", "silver")
    t:buy("ann", "copper")
    t:buy("ann", "herald")
    t:answer("ann", 1)
    t:answer("ann", { "silver" })
    t:expect("ann", { deck = { "silver" }, discard_pile = { "herald", "copper" } })
    t:expect_view("ann", { ann = { deck = { "silver" } } })
    t:expect_view("bob", { ann = { deck = "hidden", discard_pile = { top = "herald" } } })
    assert(reads(t, "ann", "Silver from discard_pile to deck"))
    assert(reads(t, "bob", "1 card from discard_pile to deck"))
  end,
}

scenario "The top card of a discard pile is seen to go" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-22", "D-26" },
  lineup = { "herald" },
  given = { phase = "buy", step = "buy", ann = { coins = 12, buys = 4, deck = {} } },
  run = function(t)
    t:buy("ann", "silver")
    t:buy("ann", "copper")
    t:buy("ann", "herald")
    t:answer("ann", 1)
    t:answer("ann", { "copper" })
    t:expect_view("bob", { ann = { deck = { "copper" } } })
    assert(reads(t, "bob", "Copper from discard_pile to deck"))
  end,
}

scenario "Of several cards taken from a discard pile the others cannot tell which is which" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-22", "D-26", "D-51" },
  lineup = { "herald" },
  given = { phase = "buy", step = "buy", ann = { coins = 12, buys = 4, deck = {} } },
  run = function(t)
    t:buy("ann", "silver")
    t:buy("ann", "copper")
    t:buy("ann", "herald")
    t:answer("ann", 2)
    t:answer("ann", { "silver", "copper" })
    t:expect_view("ann", { ann = { deck = { "silver", "copper" } } })
    t:expect_view("bob", { ann = { deck = "hidden" } })
    assert(reads(t, "bob", "2 cards from discard_pile to deck"))
  end,
}
