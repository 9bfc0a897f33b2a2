-- The bot that thinks ahead sees what no plan of its own would tell it.

scenario "A search takes the last Province when that wins and the next player would" {
  ruleset = "dominion",
  sets = { "base" },
  lineup = { "village", "smithy" },
  given = {
    ann = { hand = { "gold", "gold", "silver" }, discard_pile = { "duchy" } },
    bob = { hand = { "gold", "gold", "gold" }, discard_pile = { "duchy", "duchy" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:play("ann", { "gold", "gold", "silver" })
    t:expect_asked("ann", { prompt = "buy" })
    t:search("ann", 60)
    t:expect_finished { winners = { "ann" } }
  end,
}
