scenario "A Locksmith earns 2 for every padlock in the own village, its own and covered ones included" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-45", "V-82", "V-122" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "locksmith", "cooper", "miner", { "seeker", on = 3 }, { "spelunker", on = 4 }, { "jeweler", on = 5 } } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 8)
  end,
}
