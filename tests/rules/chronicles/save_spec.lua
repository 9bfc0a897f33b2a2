-- Saving a card for the next round (docs/rules/chronicles.md, C-42, C-43, C-149).

scenario "One card of the hand is saved, the others are discarded" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-42", "C-43", "C-149", "C-75" },
  given = {
    phase = "deploy", step = "save", round = 4,
    ann = { hand = { "knight", "miner", "farmer" } },
    bob = { hand = { "golem" } },
  },
  run = function(t)
    t:refused("ann", { "knight", "miner" }, "bad_keep")
    t:refused("ann", "golem", "bad_keep") -- in another hand
    t:refused("ann", "dragon", "bad_keep") -- in no hand
    t:answer("ann", "miner")
    t:answer("bob", "done")
    t:expect("ann", { saved = { "miner" }, hand = {} })
    t:expect("bob", { saved = {}, hand = {} })
    t:expect_view("bob", { ann = { saved = 1 } })
    t:expect("game", { discard_pile = { "knight", "farmer", "golem" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
