-- Keeps lists in an event, over and over, and asks a question before its budget is used up.
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
    for n = 1, 12 do
      t:answer("ann", true)
    end
  end,
}
