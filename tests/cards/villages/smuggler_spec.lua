scenario "A Smuggler takes half of a visible gold number, rounded up, and pays its padlock first" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-53", "V-62", "V-65" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 2, hand = { "smuggler", "smuggler" }, village = { "wheeler", "founders", "priest" } },
    bob = { village = { "hunter" } },
    game = { bank = 0 },
  },
  run = function(t)
    t:play("ann", "smuggler")
    t:expect_asked("ann", { prompt = "play.whom", about = "smuggler", options = { "wheeler", "founders" } })
    t:answer("ann", "wheeler")
    t:expect("ann", { ducats = 2, built = 0 })
    t:expect("game", { bank = 0, discard_pile = { "smuggler" } })
    t:set("ann", { ducats = 1 })
    t:unchanged(function()
      t:refused("ann", { group = "play", "smuggler" }, "cannot_pay")
    end)
  end,
}

scenario "Silver and covered gold are no targets of a Smuggler" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-65", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "smuggler" }, village = { "founders", { "brewer", on = 1 }, "priest", { "hunter", ducats = 4 } } },
    bob = { village = { "jeweler" } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "play", "smuggler" }, "bad_target")
    end)
  end,
}
