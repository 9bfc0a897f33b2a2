-- An environment of its own, replaced by whoever answers first.
-- stops: cards/evil/evil.lua:10: "_ENV"
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
    t:together { orders = "every", ann = { true }, bob = { true } }
  end,
}
