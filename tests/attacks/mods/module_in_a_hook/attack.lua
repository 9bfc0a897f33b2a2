-- A module loaded in the midst of a game would draw a number once and keep it for all games.
-- stops: write `local x = use("leak")` at the top of the file
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
