scenario "A Horse Trader earns 3 for every full pair of hay symbols, covered cards included" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-82", "V-84", "V-120" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "hayer", { "horse_trader", on = 1 }, { "bed_builder", on = 1 } } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 2), "silver") == 6)
    t:set("ann", { village = { "hayer", { "horse_trader", on = 1 } } })
    assert(t:value(t:card("ann", "village", 2), "silver") == 3)
  end,
}
