-- Series of games: who begins the next one (docs/rules/dominion.md, section 2).

scenario "The left neighbour of a single winner begins the next game" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-15" },
  seats = 3,
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8 },
    cat = { deck = { "province", "province" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_finished { winners = { "cat" } }
    t:expect_next_first { "ann" }
  end,
}

scenario "A tie broken by turns has a single winner, whose left neighbour begins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-15", "D-16" },
  seats = 3,
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8 },
    bob = { deck = { "province" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 6, -1 }, bob = { 6, 0 } } }
    t:expect_next_first { "cat" }
  end,
}

scenario "After a shared victory one of those who did not win begins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-16", "DC-7" },
  seats = 4,
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8 },
    bob = { deck = { "province", "estate" } },
    dan = { deck = { "province", "estate" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_finished { winners = { "bob", "dan" } }
    t:expect_next_first { "ann", "cat" }
  end,
}

scenario "If everybody shared the victory, everybody may begin" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-16" },
  given = {
    phase = "buy", step = "buy",
    ann = { deck = { "estate" } },
    bob = { hand = { "copper", "copper" } },
    game = { supply = { curse = 0, gold = 0, estate = 1 } },
  },
  run = function(t)
    t:answer("ann", "stop")
    t:play("bob", { "copper", "copper" })
    t:buy("bob", "estate")
    t:expect_finished { winners = { "ann", "bob" } }
    t:expect_next_first { "ann", "bob" }
  end,
}
