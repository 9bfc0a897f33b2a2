-- Arrivals, clashes and deaths in Caravans.

scenario "Strength: instead, then each, then what others give" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { train = { "giant", "drummer", { "elder", age = 2 }, "camel" } },
    bob = { train = { [2] = "giant" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "train", 1), "strength") == 6)
    assert(t:value(t:card("ann", "train", 2), "strength") == 1)
    assert(t:value(t:card("ann", "train", 3), "strength") == 6)
    assert(t:value(t:card("ann", "train", 4), "strength") == 1)
    assert(t:value("ann", "might") == 14)
    assert(t:value("bob", "might") == 3)
    t:together { orders = "every", ann = { "done" }, bob = { "done" } }
  end,
}

scenario "What lies face down gives no strength to others" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { train = { "guard", { "drummer", face = "down", fresh = 1 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "train", 1), "strength") == 2)
    t:together { orders = "every", ann = { "done" }, bob = { "done" } }
    t:expect("ann", { train = { "guard" }, renown = 6 })
  end,
}

scenario "Neighbours clash, a draw pays the leader, renown never falls below nothing" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "road", step = "clash", round = 3,
    ann = { train = { "guard" }, renown = 0 },
    bob = { train = { { "elder", age = 1 } }, renown = 1 },
    cat = { train = { "guard" }, renown = 1 },
  },
  run = function(t)
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 1, 0 }, bob = { 7, 0 }, cat = { 0, 0 } } }
  end,
}

scenario "A Changeling is replaced until nothing new changes; the misses are discarded" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "arrive", round = 3,
    ann = { train = { [2] = { "changeling", fresh = 1, paid = 1 } } },
    game = { deck = { "camel", "guard", "changeling", "camel", "drummer", "elder", "giant" } },
  },
  run = function(t)
    t:expect("ann", { train = {}, renown = 6 })
    t:expect("game", { deck = { "elder", "giant" }, discards = 6 })
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "A Changeling that finds nobody stays what it is" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "arrive", round = 3,
    ann = { train = { { "changeling", fresh = 1 }, "guard" } },
    game = { deck = { "camel", "guard" }, discards = { "camel" } },
  },
  run = function(t)
    t:expect("game", { deck = 0, discards = { "changeling", "camel", "guard", "camel" } })
    t:expect("ann", { train = { [2] = { "guard" }, [4] = {} } })
  end,
}

scenario "A Twin lets another arrival happen once more" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "arrive", round = 3,
    ann = { train = { { "twin", fresh = 1 }, { "merchant", fresh = 1 }, { "guard", fresh = 1 } }, coins = 0 },
    bob = { train = { { "merchant", fresh = 1 }, "merchant" }, coins = 0 },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "twin.whom", options = { "merchant", "guard" }, inside = { "twin" } })
    t:answer("ann", "merchant")
    t:expect("ann", { coins = 6 })
    t:expect("bob", { coins = 3 })
  end,
}

scenario "Who has most renown is served first, then who has fewest coins" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "arrive", round = 3,
    ann = { renown = 1, coins = 2, train = { { "twin", fresh = 1 }, { "guard", fresh = 1 } } },
    bob = { renown = 3, coins = 2, train = { { "twin", fresh = 1 }, { "guard", fresh = 1 } } },
    cat = { renown = 1, coins = 1, train = { { "twin", fresh = 1 }, { "guard", fresh = 1 } } },
  },
  run = function(t)
    t:expect_asked("bob", { prompt = "twin.whom" })
    t:answer("bob", "guard")
    t:expect_asked("cat", { prompt = "twin.whom" })
    t:answer("cat", "guard")
    t:expect_asked("ann", { prompt = "twin.whom" })
    t:answer("ann", "guard")
  end,
}

scenario "A Digger's find counts in the end" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "arrive", round = 3,
    ann = { train = { [3] = { "digger", fresh = 1 } } },
  },
  run = function(t)
    t:expect("game", { discards = { "digger" } })
    t:expect("ann", { renown = 2 })
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "All who would die are one event; a Healer saves one of them" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "road", step = "ageing", round = 3,
    ann = { train = { "healer", { "guard", age = 1 }, { "drummer", age = 1 }, "camel" } },
    bob = { train = { { "guard", age = 1 } } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "healer.save", options = { "guard", "drummer" }, inside = { "healer" } })
    t:expect("ann", { train = 4 })
    t:expect("bob", { train = { { "guard", age = 1 } } })
    t:answer("ann", "drummer")
    t:expect("ann", { train = { { "healer", age = 1 }, { "drummer", age = 2 }, { "camel", age = 1 } } })
    t:expect("bob", { train = {} })
    t:expect("game", { discards = { "guard", "guard" } })
  end,
}

scenario "A Healer may save nobody, and itself" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "road", step = "ageing", round = 3,
    ann = { train = { { "healer", age = 2 }, { "healer", age = 2 }, { "guard", age = 1 } } },
    bob = { train = { "healer", { "guard", age = 1 } } },
  },
  run = function(t)
    t:answer("ann", "healer")
    t:expect_asked("ann", { prompt = "healer.save", options = { "healer", "guard" } })
    t:answer("ann", "guard")
    t:answer("bob", "done")
    t:expect("ann", { train = { "healer", "guard" } })
    t:expect("bob", { train = { "healer" } })
  end,
}
