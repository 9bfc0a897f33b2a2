-- Taxman: Action – Attack, 4. You may trash a Treasure; others with 5 or more cards discard a copy; gain a Treasure costing at most 3 more onto the deck.

scenario "Taxman trashes a Treasure, taxes full hands and puts a better Treasure on the deck" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-1", "D-TAXMAN-3", "D-TAXMAN-4", "D-TAXMAN-5", "DC-5", "D-53" },
  given = {
    ann = { hand = { "taxman", "copper", "estate" }, deck = { "duchy" } },
    bob = { hand = { "copper", "copper", "estate", "estate", "estate" } },
    cat = { hand = { "copper", "copper", "estate", "estate" } },
    dan = { hand = { "silver", "gold", "estate", "estate", "estate", "masterpiece" } },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:expect_asked("ann", { prompt = "taxman.trash", options = { "copper" }, min = 0, max = 1, inside = { "taxman" } })
    t:answer("ann", "copper")
    t:expect("bob", { hand = { "copper", "estate", "estate", "estate" }, discard_pile = { "copper" } })
    t:expect("cat", { hand = { "copper", "copper", "estate", "estate" }, discard_pile = {} })
    t:expect("dan", { hand = 6, discard_pile = {} })
    t:expect_view("bob", { dan = { hand = { "silver", "gold", "estate", "estate", "estate", "masterpiece" } }, cat = { hand = 4 } })
    t:refused("ann", "gold", "too_expensive")
    t:refused("ann", "estate", "wrong_type")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "silver")
    t:expect("ann", { deck = { "silver", "duchy" }, hand = { "estate" }, discard_pile = {}, actions = 0 })
    t:expect("game", { trash = { "copper" }, supply = { silver = 39 } })
  end,
}

scenario "Without trashing nothing else happens" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-2", "D-83" },
  given = {
    ann = { hand = { "taxman", "copper" } },
    bob = { hand = { "copper", "copper", "estate", "estate", "estate" } },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:answer("ann", {})
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "copper" }, deck = {}, discard_pile = {} })
    t:expect("bob", { hand = 5 })
    t:expect("game", { trash = {} })
  end,
}

scenario "Without a Treasure Taxman asks for nothing" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-2" },
  given = {
    ann = { hand = { "taxman", "estate" } },
    bob = { hand = { "copper", "copper", "estate", "estate", "estate" } },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:expect_no_open_choice()
    t:expect("bob", { hand = 5 })
  end,
}

scenario "The gained Treasure may be cheaper, and on an empty deck it is the only card" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-5", "D-59" },
  given = {
    ann = { hand = { "taxman", "gold" }, discard_pile = { "estate" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "taxman")
    t:answer("ann", "gold")
    t:expect_asked("ann", { prompt = "taxman.gain" })
    t:answer("ann", "copper")
    t:expect("ann", { deck = { "copper" }, discard_pile = { "estate" } })
    t:expect("game", { trash = { "gold" } })
  end,
}

scenario "Without a Treasure cheap enough nothing is gained" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-5", "D-46" },
  given = {
    ann = { hand = { "taxman", "copper" } },
    game = { supply = { copper = 0, silver = 0, masterpiece = 0 } },
  },
  lineup = { "masterpiece" },
  run = function(t)
    t:play("ann", "taxman")
    t:answer("ann", "copper")
    t:expect_no_open_choice()
    t:expect("ann", { deck = {}, discard_pile = {} })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "A trashed Masterpiece asks for copies of Masterpiece, not for other Treasures of that cost" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-6", "D-53", "D-MASTERPIECE-3" },
  given = {
    ann = { hand = { "taxman", "masterpiece" } },
    bob = { hand = { "silver", "silver", "silver", "silver", "masterpiece" } },
    cat = { hand = { "silver", "silver", "silver", "silver", "silver" } },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:answer("ann", "masterpiece")
    t:answer("ann", "gold")
    t:expect("bob", { hand = { "silver", "silver", "silver", "silver" }, discard_pile = { "masterpiece" } })
    t:expect("cat", { hand = 5, discard_pile = {} })
    t:expect("ann", { deck = { "gold" } })
  end,
}

scenario "Taxman may gain a Masterpiece and asks for no overpay" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-6", "D-106" },
  lineup = { "masterpiece" },
  given = {
    ann = { hand = { "taxman", "copper" }, coins = 4 },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:answer("ann", "copper")
    t:answer("ann", "masterpiece")
    t:expect_no_open_choice()
    t:expect("ann", { deck = { "masterpiece" }, coins = 4 })
  end,
}

scenario "Moat is shown before it is known what is trashed, and keeps from discarding and showing" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-7", "D-86", "D-MOAT-5", "D-87" },
  given = {
    ann = { hand = { "taxman", "copper" } },
    bob = { hand = { "moat", "copper", "copper", "estate", "estate" } },
    cat = { hand = { "moat", "silver", "silver", "estate", "estate" } },
    dan = { hand = { "copper", "copper", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "taxman")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "taxman" })
    t:expect_not_asked("ann")
    t:answer("bob", true)
    t:answer("cat", true)
    t:answer("ann", "copper")
    t:answer("ann", "silver")
    t:expect("bob", { hand = 5, discard_pile = {} })
    t:expect("dan", { hand = 4, discard_pile = { "copper" } })
    t:expect_view("dan", { cat = { hand = { count = 5, knows = { "moat" } } } })
  end,
}

scenario "Taxman costs 4" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-TAXMAN-1" },
  lineup = { "taxman" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "taxman")
    t:expect("ann", { coins = 3, discard_pile = { "taxman" } })
    t:refused("ann", { group = "buy", "taxman" }, "not_enough_coins")
  end,
}
