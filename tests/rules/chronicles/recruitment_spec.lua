-- Recruitment (docs/rules/chronicles.md, sections 4 and 11).

scenario "Packs go to the left in odd rounds, and nobody sees those of others" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-12", "C-25", "C-26", "CX-2" },
  given = {
    phase = "recruit", step = "pick", round = 3,
    ann = { pack = { "knight", "miner" } },
    bob = { pack = { "farmer", "rogue" } },
    cat = { pack = { "demon", "golem" } },
  },
  run = function(t)
    t:answer("ann", "knight")
    t:expect_view("bob", { ann = { pack = 2, kept = 0 } })
    t:take_back("ann")
    t:together { orders = "every", ann = { "miner" }, bob = { "rogue" }, cat = { "demon" } }
    t:expect("ann", { hand = { "miner", "golem" } })
    t:expect("bob", { hand = { "rogue", "knight" } })
    t:expect("cat", { hand = { "demon", "farmer" } })
    t:pass_until { step = "construct" }
    t:set("game", { deck = {}, discard_pile = {} })
    t:pass_until { step = "plan" }
    t:expect_round(4)
    t:pass_until { step = "construct" }
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}

scenario "Packs go to the right in even rounds" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-26", "C-27", "CX-2" },
  given = {
    phase = "recruit", step = "pick", round = 4,
    ann = { pack = { "knight", "miner" }, saved = { "strategist" } },
    bob = { pack = { "farmer", "rogue" } },
    cat = { pack = { "demon", "golem" } },
  },
  run = function(t)
    t:together { orders = "every", ann = { "miner" }, bob = { "rogue" }, cat = { "demon" } }
    t:expect("ann", { hand = { "miner", "farmer", "strategist" }, saved = {} })
    t:expect("bob", { hand = { "rogue", "golem" } })
    t:expect("cat", { hand = { "demon", "knight" } })
    t:pass_until { step = "construct" }
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}

scenario "Two players keep one and discard one of packs of 9, 7, 5, 3 and 1" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-77", "C-78", "CX-27" },
  seats = 2,
  seed = 2,
  dealt = true,
  run = function(t)
    for at, size in ipairs { 9, 7, 5, 3 } do
      t:expect("ann", { pack = size, kept = at - 1 })
      for _, seat in ipairs { "ann", "bob" } do
        t:answer(seat, t:names(seat, "pack")[1])
        t:expect_asked(seat, { prompt = "pick.throw" })
        t:answer(seat, t:names(seat, "pack")[2])
      end
    end
    t:expect_step("plan")
    t:expect("ann", { hand = 5 })
    t:expect("game", { deck = 63, discard_pile = 8 })
  end,
}

scenario "When the deck runs out the discard pile is shuffled in and dealing goes on" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-24", "C-28", "C-29", "CX-32" },
  options = { duel = 0 },
  given = {
    phase = "recruit", step = "packs", round = 4,
    ann = {}, bob = {},
    game = { deck = { "knight", "miner", "farmer" }, discard_pile = { "golem", "golem" } },
  },
  run = function(t)
    t:expect("ann", { pack = 3 })
    t:expect("bob", { pack = 2 })
    t:expect("game", { deck = 0, discard_pile = 0 })
    t:pass_until { step = "plan" }
    t:expect("ann", { hand = 3 })
    t:expect("bob", { hand = 2 })
    t:pass_until { step = "construct" }
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Two players whose packs run short keep one and discard one while two cards are left, and keep a single card" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-29", "C-78", "C-144" },
  seats = 2,
  given = {
    phase = "recruit", step = "pick", round = 4,
    ann = { pack = { "knight", "miner" } },
    bob = { pack = { "farmer" } },
    game = { discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "knight")
    t:expect("ann", { hand = { "knight" }, pack = {}, thrown = {} })
    t:expect("bob", { hand = { "farmer" }, pack = {}, thrown = {} })
    t:expect("game", { discard_pile = { "miner" } })
    t:pass_until { step = "construct" }
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
