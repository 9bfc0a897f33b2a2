-- Hiring Ban.

scenario "Hiring Ban lets one basic villager be hired" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-117", "V-124" },
  seats = 1,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "hunter", "agent", "priest" }, village = { "founders" } },
    game = { events = { "hiring_ban" }, stacks = { [3] = { "agent" } }, basics = { lumberjack = 1, miner = 1 } },
  },
  run = function(t)
    t:hire("ann", "agent")
    t:answer("ann", "basics.miner")
    t:expect("ann", { hired = 1, village = { "founders", "miner" } })
    t:refused("ann", { group = "hire", "priest" }, "basic_limit")
  end,
}
