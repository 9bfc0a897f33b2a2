-- A filter with two keys, one of which asks a script that goes wrong: in Lua's own order of keys
-- the game would fail in half of all runs.
-- passes
scenario "evil is played" {
  ruleset = "dominion",
  sets = { "base", "evil" },
  seed = 7,
  seats = 2,
  lineup = { "evil" },
  given = {
    phase = "action",
    step = "action",
    ann = { hand = { "evil", "evil", "copper", "estate" }, deck = { "gold", "copper", "silver", "estate" }, coins = 0, actions = 10 },
    bob = { hand = { "moat", "copper", "estate" } },
  },
  run = function(t)
    t:play("ann", "evil")
    t:expect("ann", { coins = 1 })
  end,
}
