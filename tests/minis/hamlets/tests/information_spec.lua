-- Who may know what in Hamlets: every zone that is not open is looked at from every seat.

scenario "A hand is its owner's; stacks and omens are nobody's" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  given = {
    phase = "draft", step = "draft", active = "ann",
    ann = { hand = { "jeweller" } },
    bob = {},
    game = { stacks = { { "carver", "logger" } }, omen_deck = { "rats", "calm" } },
  },
  run = function(t)
    t:expect_view("ann", { ann = { hand = { "jeweller" } }, game = { stacks = 2, omen_deck = 2 } })
    t:expect_view("bob", { ann = { hand = 1 }, game = { stacks = 2, omen_deck = 2 } })
  end,
}
