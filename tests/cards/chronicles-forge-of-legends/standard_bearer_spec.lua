-- Standard Bearer.

scenario "Standard Bearer checks two costs separately" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-119", "C-128", "CX-23" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { { "standard_bearer", new = 1 }, "phoenix" }, gold = 0 },
    bob = { kingdom = { { "standard_bearer", new = 1 }, { "paladin", new = 1 } }, gold = 0 },
    cat = { kingdom = { { "standard_bearer", new = 1 }, "rogue" }, gold = 0 },
    dan = { kingdom = { "standard_bearer", "kraken" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 3 + 2 })
    t:expect("bob", { gold = 1 + 2 })
    t:expect("cat", { gold = 0 + 2 })
    t:expect("dan", { gold = 0 + 2 })
    for _, seat in ipairs { "ann", "bob", "cat", "dan" } do
      t:answer(seat, "pass")
    end
  end,
}
