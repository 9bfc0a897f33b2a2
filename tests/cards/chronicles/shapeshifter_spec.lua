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
