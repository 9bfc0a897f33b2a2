-- The draft of Caravans: everybody picks at once, packs go left in odd rounds and right in even ones.

scenario "Everybody picks at the same time; the order of answers does not matter" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "draft", step = "pick", round = 3,
    ann = { pack = { "guard", "camel" } },
    bob = { pack = { "giant", "elder" } },
    cat = { pack = { "twin", "healer" } },
  },
  run = function(t)
    t:together { orders = "every", ann = { "guard" }, bob = { "giant" }, cat = { "twin" } }
    t:expect("ann", { hand = { "guard", "healer" }, pack = {} })
    t:expect("bob", { hand = { "giant", "camel" } })
    t:expect("cat", { hand = { "twin", "elder" } })
    t:expect_step("plan")
    t:together { orders = "every", ann = { "done" }, bob = { "done" }, cat = { "done" } }
  end,
}

scenario "In even rounds the packs go to the right, and a pick may be taken back" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "draft", step = "pick", round = 2,
    ann = { pack = { "guard", "camel" } },
    bob = { pack = { "giant", "elder" } },
    cat = { pack = { "twin", "healer" } },
  },
  run = function(t)
    t:answer("cat", "twin")
    t:expect_not_asked("cat")
    t:take_back("cat")
    t:answer("ann", "guard")
    t:answer("cat", "healer")
    t:answer("bob", "elder")
    t:expect("ann", { hand = { "guard", "giant" } })
    t:expect("bob", { hand = { "elder", "twin" } })
    t:expect("cat", { hand = { "healer", "camel" } })
    t:together { orders = "every", ann = { "done" }, bob = { "done" }, cat = { "done" } }
    t:expect_round(3)
    t:pass_until { step = "plan" }
    t:together { orders = "every", ann = { "done" }, bob = { "done" }, cat = { "done" } }
    t:expect_finished {}
  end,
}

scenario "Nobody sees the pack or the pick of another" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "draft", step = "pick", round = 3,
    ann = { pack = { "guard", "camel", "elder" } },
    bob = { pack = { "giant", "elder", "twin" } },
  },
  run = function(t)
    t:answer("ann", "guard")
    t:expect_view("bob", { ann = { pack = 3, hand = 0 }, bob = { pack = { "giant", "elder", "twin" } } })
    t:answer("bob", "twin")
    t:expect_view("bob", { ann = { pack = { "giant", "elder" }, hand = 1 }, bob = { pack = { "camel", "elder" }, hand = { "twin" } } })
    t:together { orders = "every", ann = { "giant" }, bob = { "camel" } }
    t:together { orders = "every", ann = { "done" }, bob = { "done" } }
  end,
}

scenario "Every round begins with income and a new pack; after the third the game is over" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "road", step = "sunset", round = 2,
    ann = { coins = 2, hand = { "camel" } },
    bob = { coins = 0 },
  },
  run = function(t)
    t:expect_round(3)
    t:expect("ann", { coins = 5, pack = 4, hand = 0 })
    t:expect("bob", { coins = 3, pack = 4 })
    t:expect("game", { discards = { "camel" } })
    t:pass_until { step = "plan" }
    t:expect("ann", { hand = 4 })
    t:together { orders = "every", ann = { "done" }, bob = { "done" } }
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 2, 5 }, bob = { 0, 3 } } }
  end,
}
