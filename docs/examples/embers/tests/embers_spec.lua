-- Creatures that fight, answers and answers to answers, tokens, copies, and a card with two sides.

local function duel(more)
  local given = {
    phase = "blaze", step = "act", turns = { ann = 3, bob = 3 },
    ann = { embers = 6, library = { "imp", "imp", "imp" } }, bob = { embers = 6, library = { "imp", "imp", "imp" } },
  }
  for name, state in pairs(more) do
    for key, value in pairs(state) do given[name][key] = value end
  end
  return given
end

scenario "Creatures fight: both are hurt, and whoever has had enough is ash" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { field = { { "hound", ready = 1 } } }, bob = { field = { "imp" } } },
  run = function(t)
    t:strike("ann", "hound")
    t:answer("ann", "imp")
    t:expect("bob", { field = {}, ash = { "imp" } })
    assert(t:counter(t:card("ann", "field", 1), "damage") == 2)
    t:refused("ann", { group = "strike", "hound" }, "not_ready")
  end,
}

scenario "A strike at a player costs life, and at none the duel is over" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { field = { { "hound", ready = 1 } } }, bob = { life = 2 } },
  run = function(t)
    t:strike("ann", "hound")
    t:answer("ann", "bob")
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "What is cast can be quenched, and then is ash" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { hand = { "queen" } }, bob = { hand = { "quench" } } },
  run = function(t)
    t:cast("ann", "queen")
    t:expect_asked("bob", { prompt = "answer", about = "queen" })
    t:respond("bob", "quench")
    t:expect("ann", { field = {}, ash = { "queen" }, embers = 1 })
    t:expect("bob", { ash = { "quench" }, embers = 4 })
  end,
}

scenario "An answer can be answered: the quenched Quench quenches nothing" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { hand = { "hound", "quench" } }, bob = { hand = { "quench" } } },
  run = function(t)
    t:cast("ann", "hound")
    t:respond("bob", "quench")
    t:expect_asked("ann", { prompt = "answer", about = "quench" })
    t:respond("ann", "quench")
    t:expect("ann", { field = { "hound" }, embers = 2 })
    t:expect("bob", { ash = { "quench" } })
  end,
}

scenario "After an answer that cancels nothing the window is open again" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { hand = { "hound" }, field = { "imp" } }, bob = { hand = { "flare", "quench" } } },
  run = function(t)
    t:cast("ann", "hound")
    t:respond("bob", "flare")
    t:answer("bob", "pass")      -- nobody else can answer; bob could answer his own Flare
    t:answer("bob", "imp")
    t:expect("ann", { field = {}, ash = { "imp" } })
    t:expect_asked("bob", { prompt = "answer", about = "hound" })
    t:answer("bob", "pass")
    t:expect("ann", { field = { "hound" } })
  end,
}

scenario "A creature that dies before its strike strikes nobody" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { field = { { "imp", ready = 1 } } }, bob = { hand = { "flare" } } },
  run = function(t)
    t:strike("ann", "imp")
    t:answer("ann", "bob")
    t:respond("bob", "flare")
    t:answer("bob", "imp")
    t:expect("bob", { life = 15 })
    t:expect("ann", { ash = { "imp" } })
  end,
}

scenario "A Quench is cast only as an answer" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { hand = { "quench" } } },
  run = function(t)
    t:refused("ann", { group = "cast", "quench" }, "only_an_answer")
  end,
}

scenario "A Kindler brings Sparks, which are gone when they die" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { hand = { "kindler", "flare" } } },
  run = function(t)
    t:cast("ann", "kindler")
    t:answer("ann", "pass")
    t:expect("ann", { field = { any_order = { "kindler", "spark", "spark" } } })
    t:cast("ann", "flare")
    t:answer("ann", "spark")
    t:expect("ann", { field = { any_order = { "kindler", "spark" } }, ash = { "flare" } })
  end,
}

scenario "A Mirror Flame is the creature it has copied, until it leaves the field" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { hand = { "mimic", "flare", "flare" } }, bob = { field = { "hound" } } },
  run = function(t)
    t:cast("ann", "mimic")
    t:answer("ann", "pass")
    t:answer("ann", "hound")
    t:expect("ann", { field = { "hound" } })
    assert(t:value(t:card("ann", "field", 1), "health") == 3)
    t:expect_told("bob", "Mirror Flame, Hearth Hound")
  end,
}

scenario "A Sleeping Drake wakes at the beginning of its owner's turn, and sleeps again in the ash" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { field = { "drake" } }, bob = { field = { { "queen", ready = 1, damage = 0 } } } },
  run = function(t)
    t:answer("ann", "stop")
    t:expect("ann", { field = { "drake" } })
    t:answer("bob", "stop")
    t:expect("ann", { field = { "woken_drake" } })
    t:strike("ann", "woken_drake")
    t:answer("ann", "queen")
    t:expect("bob", { ash = { "queen" } })
  end,
}

scenario "A Pyre Queen makes her other creatures stronger" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { field = { "queen", "imp" } }, bob = { field = { "imp" } } },
  run = function(t)
    assert(t:value(t:card("ann", "field", 1), "strength") + t:value(t:card("ann", "field", 2), "strength") == 6)
    assert(t:value(t:card("bob", "field", 1), "strength") == 2)
    t:answer("ann", "stop")
  end,
}

scenario "A smothered creature has lost what it could" {
  ruleset = "embers", sets = { "embers" },
  given = duel { ann = { hand = { "smother" } }, bob = { field = { "queen", "imp" } } },
  run = function(t)
    t:cast("ann", "smother")
    t:answer("ann", "queen")
    t:expect("bob", { field = { any_order = { "cinder", "imp" } } })
    assert(t:value(t:card("bob", "field", 1), "strength") + t:value(t:card("bob", "field", 2), "strength") == 2)
  end,
}

scenario "Whoever has no card left to draw is burnt" {
  ruleset = "embers", sets = { "embers" },
  given = duel { bob = { library = {} } },
  run = function(t)
    t:answer("ann", "stop")
    t:expect("bob", { life = 13 })
  end,
}
