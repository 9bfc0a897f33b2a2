-- Rules of Guilds that only cards of other sets can show (docs/rules/dominion.md, sections 14, 15, 20 and 21).

scenario "Five cost reducers and 5 coins: Herald costs nothing, and the overpay is 1 to 5" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-107", "DX-21", "D-104", "D-112" },
  lineup = { "herald" },
  given = {
    phase = "buy", step = "buy",
    ann = {
      coins = 5, buys = 2, in_play = { "ferry", "ferry", "ferry", "ferry", "ferry" },
      discard_pile = { "curse", "curse", "curse", "curse", "curse", "curse", "curse" },
    },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:expect("ann", { coins = 5 })
    t:expect_asked("ann", { prompt = "overpay", about = "herald" })
    t:refused("ann", 6, "out_of_range")
    t:refused("ann", 9, "out_of_range")
    t:refused("ann", 0, "out_of_range")
    t:answer("ann", 5)
    t:answer("ann", { "curse", "curse", "curse", "curse", "curse" })
    t:expect("ann", { coins = 0, deck = 5, discard_pile = { "herald", "curse", "curse" } })
  end,
}

scenario "A reduced cost leaves more coins for the overpay, and an Action of exactly that reduced cost is asked for" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-107", "D-112", "D-STONEMASON-5" },
  lineup = { "stonemason", "market", "militia" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 5, buys = 2, in_play = { "ferry" } },
  },
  run = function(t)
    t:buy("ann", "stonemason")
    t:refused("ann", 5, "out_of_range")
    t:answer("ann", 4)
    t:refused("ann", "militia", "wrong_cost")
    t:answer("ann", "market")
    t:answer("ann", "market")
    t:expect("ann", { coins = 0, discard_pile = { "stonemason", "market", "market" } })
  end,
}

scenario "Whatever is overpaid, a card cheaper than the bought Masterpiece costs less than 3" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "DX-22", "D-108" },
  lineup = { "masterpiece", "cellar", "village" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 9, buys = 2, in_play = { "bargainer" } },
  },
  run = function(t)
    t:buy("ann", "masterpiece")
    t:answer("ann", 6)
    t:answer("ann", "masterpiece")
    t:expect_asked("ann", { prompt = "bargainer.gain" })
    t:refused("ann", "silver", "too_expensive")
    t:refused("ann", "village", "too_expensive")
    t:answer("ann", "cellar")
    t:expect("ann", {
      coins = 0, discard_pile = { "masterpiece", "cellar", "silver", "silver", "silver", "silver", "silver", "silver" },
    })
  end,
}

scenario "A rule that asks for a card costing 2 or 3 accepts Masterpiece and the other cards with a plus" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "DX-23", "D-108" },
  given = {
    ann = { hand = { "sieve", "masterpiece", "stonemason", "doctor", "herald", "copper", "silver" } },
  },
  run = function(t)
    t:play("ann", "sieve")
    t:expect_asked("ann", { prompt = "sieve.trash", options = { "masterpiece", "stonemason", "doctor", "silver" } })
    t:answer("ann", "masterpiece")
    t:expect("game", { trash = { "masterpiece" } })
  end,
}

scenario "A Curse gained and at once trashed still lets its player draw; a Silver gained instead does not" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-SOOTHSAYER-6", "DX-28" },
  given = {
    ann = { hand = { "soothsayer" } },
    bob = { hand = { "furnace" }, deck = { "gold" } },
    cat = { hand = { "barter" }, deck = { "duchy" } },
  },
  run = function(t)
    t:play("ann", "soothsayer")
    t:expect("bob", { hand = { "furnace", "gold" }, deck = {}, discard_pile = {} })
    t:expect("cat", { hand = { "barter" }, deck = { "duchy" }, discard_pile = { "silver" } })
    t:expect("game", { trash = { "curse" }, supply = { curse = 19, silver = 39 } })
  end,
}

scenario "Herald that played a card which stays on the table is discarded as usual" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-HERALD-11" },
  given = {
    ann = {
      hand = { "herald" }, deck = { "copper", "lighthouse_keeper", "estate", "estate", "estate", "estate", "estate" },
    },
  },
  run = function(t)
    t:play("ann", "herald")
    t:expect("ann", { coins = 1, in_play = { "herald" }, lasting = { "lighthouse_keeper" } })
    t:pass_until { seat = "bob" }
    t:expect("ann", { in_play = {}, lasting = { "lighthouse_keeper" }, hand = { "estate", "estate", "estate", "estate", "estate" } })
    t:expect("ann", { discard_pile = 2 })
  end,
}

scenario "Other resources are no coin tokens: they are neither spent as such nor paid as overpay" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-102", "D-110", "D-104" },
  lineup = { "stonemason" },
  given = {
    phase = "buy", step = "treasures",
    ann = { tokens = 3, ducats = 4, buys = 2 },
  },
  run = function(t)
    t:refused("ann", { group = "spend", 4 }, "not_offered")
    t:spend("ann", 3)
    t:expect("ann", { coins = 3, tokens = 0, ducats = 4 })
    t:buy("ann", "stonemason")
    t:refused("ann", 2, "out_of_range")
    t:refused("ann", 5, "out_of_range")
    t:answer("ann", 1)
    t:expect("ann", { coins = 0, tokens = 0, ducats = 4, discard_pile = { "stonemason" } })
  end,
}

scenario "Another resource cannot be spent as if it were coin tokens" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-102" },
  given = {
    phase = "buy", step = "treasures",
    ann = { ducats = 2, buys = 2 },
  },
  run = function(t)
    -- Without a token there is nothing to spend, whatever else is owned.
    t:expect_step("buy")
    t:expect("ann", { coins = 0, tokens = 0, ducats = 2 })
  end,
}

scenario "A Treasure costing 4 is too expensive for the Copper that Taxman trashed" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-TAXMAN-1", "D-TAXMAN-5" },
  lineup = { "amulet" },
  given = {
    ann = { hand = { "taxman", "copper" } },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:answer("ann", "copper")
    t:refused("ann", "amulet", "too_expensive")
    t:answer("ann", "silver")
    t:expect("ann", { deck = { "silver" } })
  end,
}

scenario "An overpay effect is carried out even if the bought card has been taken from its pile before" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-68", "D-111" },
  lineup = { "herald" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 5, buys = 2, in_play = { "collector" }, discard_pile = { "gold", "curse" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", 1)
    t:expect_asked("ann", { prompt = "order_effects", options = { "collector", "herald" } })
    t:answer("ann", "collector")
    t:expect("ann", { discard_pile = { "herald", "gold", "curse" } })
    t:expect_asked("ann", { prompt = "herald.put_on_deck", options = { "herald", "gold", "curse" } })
    t:answer("ann", "gold")
    t:expect("ann", { deck = { "gold" }, discard_pile = { "herald", "herald", "curse" } })
    t:expect("game", { supply = { herald = 8 } })
  end,
}

scenario "The last card of a pile, taken before the bought card is gained, leaves nothing to gain" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-69" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 3, buys = 2, in_play = { "collector" } },
    game = { supply = { silver = 1 } },
  },
  run = function(t)
    t:buy("ann", "silver")
    t:expect("ann", { coins = 0, buys = 1, discard_pile = { "silver" } })
    t:expect("game", { supply = { silver = 0 } })
  end,
}

scenario "Only coins paid beyond the cost of a card with a plus are overpaid" {
  ruleset = "dominion",
  sets = { "guilds_lab" },
  rules = { "D-103", "D-104" },
  lineup = { "masterpiece" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 12, buys = 4, in_play = { "paymaster" } },
  },
  run = function(t)
    t:buy("ann", "silver")
    t:expect("ann", { ducats = 0 })
    t:buy("ann", "masterpiece")
    t:answer("ann", {})
    t:expect("ann", { ducats = 0 })
    t:buy("ann", "masterpiece")
    t:answer("ann", 2)
    t:answer("ann", "paymaster")
    t:expect("ann", { coins = 1, ducats = 2 })
  end,
}
