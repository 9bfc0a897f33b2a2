-- An Attack that is played again announces itself as the first time (D-86, D-88, D-93).

scenario "Whoever plays an Attack twice is not asked for a Moat of their own" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-86", "D-88", "D-90" },
  lineup = { "throne_room", "militia", "moat" },
  given = {
    ann = { hand = { "throne_room", "militia", "moat" } },
    bob = { hand = { "copper", "copper", "estate", "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "militia")
    t:expect_not_asked("ann")
    t:expect_asked("bob", { prompt = "militia.discard" })
    t:answer("bob", { "estate", "estate" })
    t:expect("ann", { coins = 4, hand = { "moat" } })
    t:expect("bob", { hand = { "copper", "copper", "gold" } })
  end,
}

scenario "Throne Room on a card that is no Attack asks nobody for a Moat" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-85", "D-90" },
  lineup = { "throne_room", "village", "moat" },
  given = {
    ann = { hand = { "throne_room", "village", "moat" }, deck = { "copper", "copper" } },
    bob = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "village")
    t:expect_not_asked("bob")
    t:expect("ann", { actions = 4, hand = { "moat", "copper", "copper" } })
  end,
}
