scenario "A Priest earns 3 for every full pair of solitary symbols, its own and double ones included" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-82", "V-84", "V-120" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "priest", "chandler", "hunter", "agent" } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 6)
    t:set("ann", { village = { "priest", "chandler", "hunter", "agent", "wattler" } })
    assert(t:value(t:card("ann", "village", 1), "silver") == 9)
  end,
}
