-- A turn of Brawl: its menus, what they refuse and why, what is hidden, how the game ends.

scenario "A simple turn plays purses, buys and draws five new cards" {
  ruleset = "brawl",
  sets = { "brawl" },
  given = {
    active = "ann", phase = "shop", step = "purses",
    ann = { hand = { "penny", "penny", "shilling", "ribbon" }, deck = { "penny", "penny" } },
  },
  run = function(t)
    t:play("ann", { "penny", "penny" })
    t:play("ann", "shilling")
    t:expect_step("buy")
    t:expect("ann", { coins = 4, in_play = { "penny", "penny", "shilling" }, hand = { "ribbon" } })
    t:buy("ann", "shilling")
    t:expect("ann", { hand = 5, deck = 2, in_play = {}, discard_pile = {}, coins = 0, buys = 1 })
    t:expect("game", { market = { shilling = 9 } })
    t:expect_active("bob")
  end,
}

scenario "Menus refuse with a reason, and one with a single answer left is not asked" {
  ruleset = "brawl",
  sets = { "brawl" },
  lineup = { "crowd", "duck" },
  given = {
    active = "ann",
    ann = { hand = { "crowd", "crowd", "penny" }, deck = { "duck" }, actions = 1 },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "play", "penny" }, "not_a_move")
      t:refused("bob", "stop", "not_your_choice")
    end)
    t:play("ann", "crowd")
    t:set("ann", { actions = 0, hand = { "crowd", "penny" } })
    t:expect_step("purses")
    t:refused("ann", { group = "play", "crowd" }, "not_a_purse")
    t:play("ann", "penny")
    t:refused("ann", { group = "buy", "belt" }, "too_dear")
    t:buy("ann", "penny")
  end,
}

scenario "Cheers are spent one for one as coins" {
  ruleset = "brawl",
  sets = { "brawl" },
  given = {
    active = "ann", phase = "shop", step = "purses",
    ann = { hand = { "penny" }, cheers = 3 },
  },
  run = function(t)
    t:spend("ann", 2)
    t:expect("ann", { cheers = 1, coins = 2 })
    t:answer("ann", "stop")
    t:buy("ann", "ribbon")
    t:expect("ann", { coins = 0, cheers = 1 })
  end,
}

scenario "Hands and decks are hidden, the top of the discard pile is not" {
  ruleset = "brawl",
  sets = { "brawl" },
  given = {
    active = "ann", phase = "shop", step = "buy",
    ann = { hand = { "penny", "belt" }, deck = { "shilling", "penny" }, discard_pile = { "ribbon", "penny" } },
    bob = { hand = { "ribbon" }, deck = { "penny" } },
  },
  run = function(t)
    t:expect_view("bob", { ann = { hand = 2, deck = "hidden" }, bob = { hand = { "ribbon" }, deck = 1 } })
    t:expect_view("ann", { ann = { hand = { "penny", "belt" }, deck = 2 }, bob = { hand = 1 } })
    t:answer("ann", "stop")
  end,
}

scenario "The game ends at the bell when the top pile is empty" {
  ruleset = "brawl",
  sets = { "brawl" },
  given = {
    active = "ann", phase = "shop", step = "buy",
    ann = { coins = 6, deck = { "ribbon" } },
    bob = { deck = { "belt" }, cheers = 1 },
    game = { market = { belt = 1 } },
  },
  run = function(t)
    t:buy("ann", "belt")
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 5, -1 }, bob = { 5, 0 } } }
  end,
}

scenario "The game ends when two piles are empty, not with one" {
  ruleset = "brawl",
  sets = { "brawl" },
  given = {
    active = "ann", phase = "shop", step = "buy",
    ann = { coins = 3 },
    game = { market = { penny = 1, shilling = 1 } },
  },
  run = function(t)
    t:buy("ann", "shilling")
    t:expect_running()
    t:pass_until { step = "buy", seat = "bob" }
    t:set("bob", { coins = 1 })
    t:buy("bob", "penny")
    t:expect_finished { winners = { "ann", "bob" } }
  end,
}

scenario "A quick game has fewer trophies" {
  ruleset = "brawl",
  sets = { "brawl" },
  options = { quick = 1 },
  given = { active = "ann", phase = "shop", step = "buy" },
  run = function(t)
    t:expect("game", { market = { belt = 3, ribbon = 3, penny = 10 } })
    t:answer("ann", "stop")
  end,
}
