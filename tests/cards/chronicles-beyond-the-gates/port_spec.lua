-- Port.

scenario "Port pays once for wood and once for food, however much there is" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-121", "CX-25" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { kingdom = { [1] = "woodcutter" }, buildings = { { "port", level = 1 } }, gold = 0 },
    bob = { kingdom = { [1] = "forest_spirit" }, buildings = { { "port", level = 1 } }, gold = 0 },
    cat = { kingdom = { [1] = "farmer", [3] = "farmer", [4] = "woodcutter" }, buildings = { { "port", level = 2 } }, gold = 0 },
    dan = { kingdom = { [1] = "miner" }, buildings = { { "port", level = 1 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 3 })
    t:expect("bob", { gold = 3 })
    t:expect("cat", { gold = 4 })
    t:expect("dan", { gold = 2 })
    for _, seat in ipairs { "ann", "bob", "cat", "dan" } do
      t:answer(seat, "pass")
    end
  end,
}

scenario "Port at level 2 scores once for crystals in war" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-50", "C-121" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "miner", [4] = "miner" }, buildings = { { "port", level = 2 } } },
    bob = { kingdom = { [1] = "knight", [3] = "miner" }, buildings = { { "port", level = 1 } } },
    cat = { kingdom = { [3] = "farmer" }, buildings = { { "port", level = 2 } } },
  },
  run = function(t)
    t:expect("ann", { points = 2 + 3 }) -- and the war with cat
    t:expect("bob", { points = 6 })
    t:expect("cat", { points = 3 })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}
