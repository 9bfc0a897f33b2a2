-- Abbey.

scenario "Abbey at level 2 scores each kind of resource once, and earns for two kinds or more" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-50", "C-122", "CX-26" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "forest_child", [4] = "miner", [5] = "woodcutter" }, buildings = { { "abbey", level = 2 } }, gold = 0 },
    bob = { kingdom = { [1] = "demon", [3] = "forest_spirit" }, buildings = { { "abbey", level = 2 } }, gold = 0 },
    cat = { kingdom = { [3] = "forest_child" }, buildings = { { "abbey", level = 1 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 3 + 3, gold = 3 }) -- three kinds, and the war with cat
    t:expect("bob", { points = 1 + 6, gold = 2 })
    t:expect("cat", { points = 0, gold = 3 })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}
