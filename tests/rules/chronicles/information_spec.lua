-- Who may know what (docs/rules/chronicles.md, C-12, C-17, C-154): every zone that is not open is looked at from every seat.

scenario "What a player holds, picks, keeps, saves and gives up is known to that player alone" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-12", "C-17", "C-154" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = {
      hand = { "demon" }, pack = { "farmer" }, kept = { "knight" }, thrown = { "golem" }, saved = { "rogue" },
      dismissed = { "archer" }, kingdom = { [2] = "cook" }, gold = 4,
    },
    bob = { hand = { "miner", "monkey" } },
    game = { deck = { "colossus", "cerberus" }, discard_pile = { "dragon" } },
  },
  run = function(t)
    t:expect_view("ann", {
      ann = {
        hand = { "demon" }, pack = { "farmer" }, kept = { "knight" }, thrown = { "golem" }, saved = { "rogue" },
        dismissed = { "archer" }, kingdom = { [2] = "cook" }, gold = 4,
      },
      bob = { hand = 2 },
      game = { deck = 2, discard_pile = 1 },
    })
    t:expect_view("bob", {
      ann = {
        hand = 1, pack = 1, kept = 1, thrown = 1, saved = 1, dismissed = 1, kingdom = { [2] = "cook" }, gold = 4,
        buildings = {},
      },
      bob = { hand = { "miner", "monkey" } },
      game = { deck = 2, discard_pile = 1 },
    })
    t:expect_unknown("bob", { ann = { hand = "demon", saved = "rogue" }, game = { deck = { "colossus", "cerberus" } } })
  end,
}

scenario "What is left of the Lich King's cards is known to nobody" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-solo" },
  rules = { "C-133" },
  seats = 1,
  given = { phase = "deploy", step = "plan", round = 4 },
  run = function(t)
    t:expect_view("ann", { game = { crypt = t:count("game", "crypt"), necropolis = { "?", "?", "?", "?" } } })
    assert(t:count("game", "crypt") == 16, "twenty cards, one of each of four types laid out")
  end,
}
