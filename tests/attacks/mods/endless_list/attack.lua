-- Lists of lists of lists: 4096 to the power of four elements, in one call that no hook can stop.
-- stops: limit list_elements
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
    t:expect("ann", { coins = 0 })
  end,
}
