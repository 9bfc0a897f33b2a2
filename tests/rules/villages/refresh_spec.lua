-- The road refresh (docs/rules/villages.md, section 5).

local full = { { "agent", "agent" }, { "priest", "fisher" }, { "monk" }, { "tinner" }, { "grocer" }, { "beekeeper" } }

scenario "Three players: what has ducats goes, the reserve fills up, every villager gets a ducat" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-16", "V-28", "V-29", "V-30", "V-34" },
  seats = 3,
  given = {
    phase = "refresh", step = "lay_ducats",
    ann = { hand = { "agent" } },
    game = {
      bank = 0,
      road = { { "brewer", ducats = 2 }, "cooper", [5] = { "mason", ducats = 1 }, [6] = "wheeler" },
      stacks = full,
      reserve = { "chandler", "hunter", "freemason" },
    },
  },
  run = function(t)
    t:expect("game", {
      discard_pile = 2,
      reserve = {},
      stacks = 7,
      bank = 3 - 6,
    })
    -- From left to right: three of the reserve, then the leftmost stack.
    assert(table.concat(t:names("game", "road"), " ") == "chandler cooper hunter freemason agent wheeler")
    for place = 1, 6 do
      assert(t:counter(t:card("game", "road", place), "ducats") == 1)
    end
  end,
}

scenario "Two players lay a ducat each, the second player first; what has none is discarded" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-16", "V-31", "V-32", "V-33" },
  seats = 2,
  given = {
    phase = "refresh", step = "lay_ducats",
    ann = { hand = { "agent" } },
    bob = { hand = { "agent" } },
    game = {
      bank = 0,
      road = { { "brewer", ducats = 2 }, "cooper", "seeker", "mason", "wheeler", "carpenter" },
      stacks = full,
      reserve = { "chandler", "hunter", "freemason" },
    },
  },
  run = function(t)
    t:expect_asked("bob", { prompt = "refresh.ducat", min = 0, max = 1 })
    t:refused("ann", "cooper", "not_your_turn")
    t:answer("bob", "cooper")
    t:refused("bob", "brewer", "already_placed")
    t:answer("ann", "cooper")
    t:expect("game", { bank = -2, discard_pile = 4 })
    assert(table.concat(t:names("game", "road"), " ") == "brewer cooper chandler hunter freemason agent")
    assert(t:counter(t:card("game", "road", 1), "ducats") == 2)
    assert(t:counter(t:card("game", "road", 2), "ducats") == 2)
    assert(t:counter(t:card("game", "road", 3), "ducats") == 0)
  end,
}

scenario "Either may decline" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-31", "V-32" },
  seats = 2,
  given = {
    phase = "refresh", step = "lay_ducats",
    ann = { hand = { "agent" } },
    game = { bank = 0, road = { "brewer", "cooper" }, stacks = full, reserve = {} },
  },
  run = function(t)
    t:answer("bob", "done")
    t:answer("ann", {})
    t:expect("game", { bank = 0, discard_pile = 2, road = 6, stacks = 2 })
  end,
}

scenario "With the other reading the first player lays first" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-31" },
  seats = 2,
  options = { ducats_in_turn_order = 1 },
  given = {
    phase = "refresh", step = "lay_ducats",
    ann = { hand = { "agent" } },
    game = { road = { "brewer", "cooper" }, stacks = full },
  },
  run = function(t)
    t:answer("ann", "brewer")
    t:answer("bob", "brewer")
    assert(t:counter(t:card("game", "road", 1), "ducats") == 2)
  end,
}
