-- Planning, unveiling and paying in Caravans.

scenario "Plans are secret, may be taken back, and arrive in any order with one result" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { coins = 3, hand = { "guard", "camel" } },
    bob = { coins = 3, hand = { "giant" } },
  },
  run = function(t)
    t:place("ann", "camel")
    t:answer("ann", "train.2")
    t:place("bob", "giant")
    t:take_back("ann")
    t:answer("ann", "train.1")
    t:place("ann", "guard")
    t:together { orders = "every", ann = { "train.2", "done" }, bob = { "train.1", "done" } }
    t:expect("ann", { train = { [2] = { "guard" }, [3] = {}, [4] = {} }, hand = {}, coins = 2 })
    t:expect("bob", { train = { "giant" }, coins = 0 })
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 0, 2 }, bob = { 6, 0 } } }
  end,
}

scenario "What lies face down is known to its owner only, and so is what was taken back" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { coins = 3, hand = { "guard", "camel" } },
    bob = { coins = 3, hand = { "giant" } },
  },
  run = function(t)
    t:place("ann", "guard")
    t:answer("ann", "train.3")
    t:expect_view("bob", { ann = { hand = 2, train = {} } })
    t:expect_view("ann", { ann = { hand = { "camel" }, train = { [3] = { "guard", face = "down" } } } })
    t:retrieve("ann", "guard")
    t:expect_view("ann", { ann = { hand = { "camel", "guard" }, train = {} } })
    t:answer("ann", "done")
    t:expect_view("bob", { ann = { hand = 2, train = {} } })
    t:answer("bob", "done")
  end,
}

scenario "A full train is refused with its reason, and what is not new cannot be taken back" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { coins = 9, hand = { "guard", "elder" }, train = { "camel", "camel", "camel" } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "retrieve", "camel" }, "not_offered")
    end)
    t:place("ann", "elder")
    t:expect_asked("ann", { prompt = "plan" })
    t:refused("ann", { group = "place", "guard" }, "no_room")
    t:retrieve("ann", "elder")
    t:place("ann", "guard")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { train = { [4] = { "guard" } }, coins = 8 })
  end,
}

scenario "A slot that is taken is not offered" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { coins = 9, hand = { "guard" }, train = { [2] = "camel" } },
  },
  run = function(t)
    t:place("ann", "guard")
    t:expect_asked("ann", { prompt = "plan.where", about = "guard", options = { "train.1", "train.3", "train.4" } })
    t:refused("ann", "train.2", "taken")
    t:answer("ann", "train.4")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { train = { [2] = { "camel" }, [4] = { "guard" } } })
  end,
}

scenario "Whoever can pay for everything is not asked" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "pay", round = 3,
    ann = { coins = 4, train = { { "guard", fresh = 1 }, { "giant", fresh = 1 } } },
    bob = { coins = 0, train = { { "camel", fresh = 1 } } },
  },
  run = function(t)
    t:expect("ann", { coins = 0, train = { { "guard", age = 1 }, { "giant", age = 1 } } })
    t:expect("bob", { train = { "camel" } })
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "Whoever cannot chooses, but never leaves out what could still be paid" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "pay", round = 3,
    ann = { coins = 3, train = { { "guard", fresh = 1 }, { "giant", fresh = 1 }, { "drummer", fresh = 1 } } },
    bob = { coins = 1, train = { { "giant", fresh = 1 }, { "elder", fresh = 1 } } },
  },
  run = function(t)
    t:expect_not_asked("bob")
    t:expect_asked("ann", { prompt = "pay", options = { "guard", "giant", "drummer" }, min = 1, max = 1 })
    t:refused("ann", {}, "too_few")
    t:answer("ann", "guard")
    t:expect("ann", { coins = 0, train = { [1] = { "guard" }, [3] = { "drummer" } } })
    t:expect("bob", { coins = 0, train = { [2] = { "elder" }, [4] = {} } })
    t:expect("game", { discards = { "giant", "giant" } })
  end,
}
