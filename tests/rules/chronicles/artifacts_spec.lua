-- Artifacts (docs/rules/chronicles.md, section 13).

local forge = { "chronicles-forge-of-legends" }

local function pass(t, seats)
  for _, seat in ipairs(seats) do
    t:answer(seat, "pass")
  end
end

scenario "Artifacts are drafted like characters and hidden like them" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-12", "C-92" },
  given = {
    phase = "recruit", step = "pick", round = 4,
    ann = { pack = { "crystal_orb", "miner" } },
    bob = { pack = { "farmer", "cursed_crown" } },
    cat = { pack = { "demon", "golem" } },
  },
  run = function(t)
    t:expect_view("bob", { ann = { pack = 2 } })
    t:together { orders = "every", ann = { "crystal_orb" }, bob = { "farmer" }, cat = { "demon" } }
    t:expect("ann", { hand = { "crystal_orb", "cursed_crown" } })
    -- What bob passed on he knows; of what ann picked he knows nothing.
    t:expect_view("bob", { ann = { hand = { count = 2, knows = { [1] = "cursed_crown" } } } })
    t:pass_until { step = "construct" }
    pass(t, { "ann", "bob", "cat" })
  end,
}

scenario "An artifact is placed beside the characters, in secret, and needs no slot" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-10", "C-31", "C-93", "C-94", "C-95", "C-145", "CX-10" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "bottomless_purse", "crystal_orb" }, kingdom = { "knight", "knight", "miner", "miner" }, gold = 1 },
    bob = { artifacts = { "cursed_crown", "crystal_orb" } },
  },
  run = function(t)
    t:place("ann", "bottomless_purse")
    t:expect_asked("ann", { prompt = "plan" }) -- not where
    t:expect_view("bob", { ann = { artifacts = {}, hand = 2 } })
    t:place("ann", "crystal_orb")
    t:retrieve("ann", "crystal_orb")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { artifacts = { "bottomless_purse" }, gold = 0, kingdom = 4 })
    t:expect_view("bob", { ann = { artifacts = { "bottomless_purse" }, hand = 1 } })
    t:expect_asked("ann", { prompt = "save", options = { "crystal_orb" } })
    t:answer("ann", {})
    t:expect("ann", { gold = 3 }) -- the income with the purse
    pass(t, { "ann", "bob" })
  end,
}

scenario "Each artifact of one phase makes the next one dearer" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-95", "C-96", "CX-11" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "magnificent_rose", "cursed_crown" }, artifacts = { "bottomless_purse" }, gold = 5 },
    bob = { hand = { "magnificent_rose", "cursed_crown" }, artifacts = { "bottomless_purse" }, gold = 4 },
  },
  run = function(t)
    for _, seat in ipairs { "ann", "bob" } do
      t:place(seat, "magnificent_rose")
      t:place(seat, "cursed_crown")
      t:answer(seat, "done")
    end
    t:expect_asked("bob", { prompt = "pay", options = { "magnificent_rose", "cursed_crown" } })
    t:expect_not_asked("ann")
    t:answer("bob", "cursed_crown")
    -- An income of 2, and 1 of the purse, less 1 of the crown.
    t:expect("ann", { gold = 0 + 2, artifacts = { "bottomless_purse", "magnificent_rose", "cursed_crown" } })
    t:expect("bob", { gold = 2 + 2, artifacts = { "bottomless_purse", "cursed_crown" } })
    t:expect("game", { discard_pile = { "magnificent_rose" } })
    pass(t, { "ann", "bob" })
  end,
}

scenario "The player chooses which characters and artifacts are paid; a discarded artifact raises no price" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-37", "C-43", "C-98", "C-148" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "crystal_orb", "cursed_crown", "paladin", "monkey" }, gold = 1 },
    bob = { hand = { "crystal_orb", "paladin" }, gold = 0 },
  },
  run = function(t)
    t:place("ann", "paladin")
    t:answer("ann", "kingdom.1")
    t:place("ann", "monkey")
    t:answer("ann", "kingdom.3")
    t:place("ann", "crystal_orb")
    t:place("ann", "cursed_crown")
    t:place("bob", "crystal_orb")
    t:place("bob", "paladin")
    t:answer("bob", "kingdom.1")
    t:answer("ann", "done")
    t:answer("bob", "done")
    -- The monkey has given its gold: 2 for the paladin, or 1 for one artifact, which leaves too little for another.
    t:expect_asked("ann", { prompt = "pay", options = { "paladin", "crystal_orb", "cursed_crown" } })
    t:refused("ann", {}, "bad_payment")
    t:answer("ann", "cursed_crown")
    t:expect("ann", { artifacts = { "cursed_crown" }, gold = 1 + 1, kingdom = { [3] = { "monkey" }, [4] = {} }, hand = {} })
    t:expect("bob", { artifacts = {}, kingdom = {}, gold = 0 + 2 })
    t:expect("game", { discard_pile = { "crystal_orb", "crystal_orb", "paladin", "paladin" } })
    pass(t, { "ann", "bob" })
  end,
}

scenario "A placed artifact is never moved or discarded" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-97", "C-146" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { artifacts = { "crystal_orb" }, kingdom = { "knight" }, hand = { "cursed_crown" } },
    bob = {},
  },
  run = function(t)
    t:refused("ann", { group = "dismiss", "crystal_orb" }, "artifact_fixed")
    t:refused("ann", { group = "shift", "crystal_orb" }, "artifact_fixed")
    t:refused("ann", { group = "retrieve", "crystal_orb" }, "artifact_fixed")
    t:place("ann", "cursed_crown")
    t:refused("ann", { group = "shift", "cursed_crown" }, "artifact_fixed")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { artifacts = { "crystal_orb", "cursed_crown" }, gold = 1 + 1 })
    pass(t, { "ann", "bob" })
  end,
}

scenario "An artifact may be the one saved card" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-42", "C-99", "C-149" },
  given = {
    phase = "deploy", step = "save", round = 3,
    ann = { hand = { "crystal_orb", "cursed_crown", "knight" } },
    bob = {},
  },
  run = function(t)
    t:refused("ann", { "crystal_orb", "knight" }, "bad_keep")
    t:answer("ann", "crystal_orb")
    t:expect("ann", { saved = { "crystal_orb" }, hand = {} })
    t:expect_view("bob", { ann = { saved = 1 } })
    t:expect("game", { discard_pile = { "cursed_crown", "knight" } })
    t:set("game", { deck = {}, discard_pile = {} })
    pass(t, { "ann", "bob" })
    t:expect_step("plan")
    t:expect("ann", { hand = { "crystal_orb" }, saved = {} })
    t:place("ann", "crystal_orb")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { artifacts = { "crystal_orb" } })
    pass(t, { "ann", "bob" })
  end,
}

scenario "What artifacts produce builds and upgrades" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-11", "C-100" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { artifacts = { "woodsmans_axe", "horn_of_plenty", "crystal_orb" }, buildings = { { "royal_palace", level = 1 } } },
    bob = { artifacts = { "horn_of_plenty", "crystal_orb" }, buildings = { { "royal_palace", level = 1 } }, hand = { "woodsmans_axe" } },
  },
  run = function(t)
    t:refused("bob", { group = "upgrade", "royal_palace" }, "cannot_build")
    t:answer("bob", "pass")
    t:upgrade("ann", "royal_palace")
    t:expect("ann", { buildings = { { "royal_palace", level = 2 } } })
  end,
}

scenario "Effects on characters leave artifacts alone; artifacts do not age, and work to the end" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-67", "C-93", "C-101" },
  given = {
    phase = "deploy", step = "carry_out", round = 3,
    ann = { kingdom = { { "necromancer", new = 1 }, "knight" }, artifacts = { "bottomless_purse", { "crystal_orb", new = 1 } }, gold = 0 },
    bob = {},
    game = { deck = {}, discard_pile = {} },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "necromancer", age = 0 }, { "knight", age = 1 } }, gold = 3 })
    t:expect("ann", { artifacts = { { "bottomless_purse", age = 0 }, { "crystal_orb", age = 0 } } })
    pass(t, { "ann", "bob" })
    t:pass_until { step = "construct" }
    t:expect_round(4)
    t:expect("ann", { gold = 6 })
    t:expect("ann", { artifacts = { { "bottomless_purse", age = 0 }, { "crystal_orb", age = 0 } } })
    pass(t, { "ann", "bob" })
    t:expect("ann", { artifacts = { { "bottomless_purse", age = 0 }, { "crystal_orb", age = 0 } } })
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "Artifacts in the kingdom are worth their points at the end, saved ones nothing" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-10", "C-72", "C-75", "C-102", "CX-13" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { artifacts = { "bottomless_purse", "architects_compass" }, gold = 0 },
    bob = { saved = { "cursed_crown" }, points = 1, gold = 0 },
  },
  run = function(t)
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 3, 0 }, bob = { 1, 0 } } }
  end,
}

scenario "A Shapeshifter passes over artifacts" {
  ruleset = "chronicles",
  sets = forge,
  rules = { "C-107" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { { "shapeshifter", new = 1 } } },
    bob = {},
    game = { deck = { "crystal_orb", "cursed_crown", "knight", "miner" }, discard_pile = {} },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "knight", age = 1 } }, artifacts = {} })
    t:expect("game", { deck = { "miner" }, discard_pile = { "crystal_orb", "cursed_crown", "shapeshifter" } })
    pass(t, { "ann", "bob" })
  end,
}
