-- Shapeshifter.

scenario "Shapeshifter is replaced by the first character of cost 3 or less, whose placement ability works" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-106", "C-107", "CX-29" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { [2] = { "shapeshifter", new = 1 } } },
    game = { deck = { "kraken", "veteran", "knight" }, discard_pile = {} },
  },
  run = function(t)
    t:expect("ann", { kingdom = { [2] = { { "veteran", age = 2, new = 1 } } }, gold = 5 })
    t:expect("game", { deck = { "knight" }, discard_pile = { "kraken", "shapeshifter" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Shapeshifter found by a Shapeshifter works again" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-104", "C-107" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { [2] = { "shapeshifter", new = 1 } }, points = 2 },
    bob = { kingdom = { [1] = { "shapeshifter", new = 1 } } },
    game = { deck = { "kraken", "shapeshifter", "farmer", "kraken", "monkey", "knight" }, discard_pile = {} },
  },
  run = function(t)
    t:expect("ann", { kingdom = { [2] = { { "monkey", age = 1 } } }, gold = 5 })
    t:expect("bob", { kingdom = { { "farmer", age = 1 } } })
    t:expect("game", { deck = { "knight" }, discard_pile = 5 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Shapeshifter that finds nobody leaves an empty slot, and the search never meets what it has revealed" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-28", "C-107" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { [2] = { "shapeshifter", new = 1 } } },
    game = { deck = { "kraken" }, discard_pile = { "kraken" } },
  },
  run = function(t)
    t:expect("ann", { kingdom = {} })
    t:expect("game", { deck = 0, discard_pile = { "kraken", "kraken", "shapeshifter" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A character of cost 3 is cheap enough for a Shapeshifter, one of cost 6 is not" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-107" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { [2] = { "shapeshifter", new = 1 } }, gold = 0 },
    game = { deck = { "kraken", "dragon", "knight" }, discard_pile = {} },
  },
  run = function(t)
    t:expect("ann", { kingdom = { [2] = { { "dragon", age = 1 } } }, gold = 2 })
    t:expect("game", { deck = { "knight" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Everybody sees what a Shapeshifter's player reveals and whom it becomes" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-107" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { [2] = { "shapeshifter", new = 1 } } },
    bob = {},
    game = { deck = { "kraken", "farmer", "knight" }, discard_pile = { "rogue" } },
  },
  run = function(t)
    for _, seat in ipairs { "ann", "bob" } do
      t:expect_told(seat, "ann reveals Kraken")
      t:expect_told(seat, "ann reveals Farmer")
      t:expect_view(seat, { game = { discard_pile = { count = 3, knows = { "kraken", "shapeshifter" } } } })
      t:expect_told(seat, "ann: Farmer from aside to kingdom")
      t:expect_not_told(seat, "bob draws")
    end
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A character that could not be paid and is found by a Shapeshifter in the same phase does what it does when placed" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-37", "C-106", "C-107" },
  given = {
    phase = "deploy", step = "pay", round = 4,
    ann = { gold = 0, kingdom = { { "shapeshifter", new = 1 }, { "cave_spirit", new = 1 } } },
    game = { deck = {}, discard_pile = {} },
  },
  run = function(t)
    -- The Cave Spirit is discarded, shuffled in and found: a token of the Shapeshifter and one of its own.
    t:expect("ann", { kingdom = { { "cave_spirit", age = 2 } } })
    t:expect("game", { deck = {}, discard_pile = { "shapeshifter" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
