-- Watchtower.

scenario "Watchtower strengthens the kingdom and at level 2 scores wars won" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-44", "C-49" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "woodcutter" }, buildings = { { "watchtower", level = 2 } } },
    bob = { kingdom = { [1] = "rogue" }, buildings = { { "watchtower", level = 1 } } },
    cat = { kingdom = { [1] = "knight" } },
  },
  run = function(t)
    assert(t:value("ann", "kingdom_strength") == 4)
    assert(t:value("bob", "kingdom_strength") == 5)
    t:expect("ann", { points = 3 + 1, wars_won = 1 })
    t:expect("bob", { points = 6, wars_won = 2 })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}
