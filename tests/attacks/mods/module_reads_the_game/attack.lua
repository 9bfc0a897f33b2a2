-- A module that reads the game while it is loaded; there is none.
-- stops: there is no game while a script is loaded
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
    bob = { hand = { "moat", "copper", "estate" }, coins = 0 },
  },
  run = function(t)
    t:play("ann", "evil")
  end,
}
