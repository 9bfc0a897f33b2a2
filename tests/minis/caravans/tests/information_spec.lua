-- Who may know what in Caravans: every zone and counter that is not open is looked at from every seat.

scenario "A pack and a hand are their owner's, and the deck is nobody's" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { pack = { "elder" }, hand = { "guard", "camel" } },
    bob = {},
    game = { deck = { "giant", "twin" } },
  },
  run = function(t)
    t:expect_view("ann", { ann = { pack = { "elder" }, hand = { "guard", "camel" } }, game = { deck = 2 } })
    t:expect_view("bob", { ann = { pack = 1, hand = 2 }, game = { deck = 2 } })
  end,
}

scenario "What lies buried under a slot is told to its owner only" {
  ruleset = "caravans",
  sets = { "caravans" },
  given = {
    phase = "camp", step = "plan", round = 3,
    ann = { coins = 3, hand = { "digger" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "digger")
    t:answer("ann", "train.1")
    t:together { orders = "every", ann = { "done" }, bob = { "done" } }
    t:expect_told("ann", "buried")
    t:expect_not_told("bob", "buried")
  end,
}
