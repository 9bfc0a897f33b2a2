scenario "A Tinner unlocks without payment for the rest of the turn; paying stays possible" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-62", "V-64" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 2, hand = { "tinner", "tinner", "fisher", "fisher", "beekeeper" }, village = { "shipwright", "wattler" } },
    bob = { ducats = 2, hand = { "fisher" }, village = { "carpenter" } },
    game = { bank = 0 },
  },
  run = function(t)
    t:play("ann", "tinner")
    t:expect("ann", { built = 0 })
    t:expect("game", { discard_pile = { "tinner" } })
    t:build("ann", "fisher")
    t:expect_asked("ann", { prompt = "unlock", about = "fisher", options = { "shipwright", "free" } })
    t:answer("ann", "shipwright")
    t:expect("game", { bank = -2 })
    t:build("ann", "fisher")
    t:answer("ann", "free")
    t:build("ann", "beekeeper")
    t:expect_asked("ann", { prompt = "unlock", options = { "carpenter", "free" } })
    t:answer("ann", "free")
    t:expect("ann", { ducats = 2, built = 3 })
    t:play("ann", "tinner")
    -- It works in one's own turn only.
    t:expect_active("bob")
    t:build("bob", "fisher")
    t:expect("bob", { ducats = 0 })
  end,
}
