-- What only cards of the rules laboratory can show (docs/rules/villages.md): in which order a number is changed, and what is announced of a
-- special that is played.

local sets = { "villages", "villages-solo", "villages-lab" }

scenario "V-48, V-117: what is added to the hire limit comes before what an event makes of it" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-48", "V-117" },
  seats = 1,
  given = { phase = "build", step = "build", active = "ann", ann = { hand = { "hunter" }, village = { "founders" } } },
  run = function(t)
    local function expect(limit, village, events)
      t:set("ann", { village = village })
      t:set("game", { events = events })
      assert(t:value("ann", "hire_limit") == limit, limit)
    end
    expect(3, { "founders" }, {})
    expect(4, { "founders", "recruiter" }, {})
    expect(1, { "founders", "recruiter" }, { "hiring_ban" })
    expect(0, { "founders", "recruiter" }, { "hiring_ban", "blizzard" })
  end,
}

scenario "What others add to the silver of a villager is added to what its formula gives" {
  ruleset = "villages",
  sets = sets,
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "agent" }, village = { "recruiter", { "agent", ducats = 5 }, "hunter" } },
    bob = { village = { { "agent", ducats = 5 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 2), "silver") == 6)
    assert(t:value(t:card("bob", "village", 1), "silver") == 5)
  end,
}

scenario "V-62: whoever plays a special, and which, is announced to everybody's cards" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-62" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 2, hand = { "smuggler", "tinner" }, village = { "wheeler" } },
    bob = { ducats = 2, village = { "onlooker" } },
  },
  run = function(t)
    t:play("ann", "smuggler")
    t:expect("ann", { ducats = 2 - 2 + 3 + 2 })
    t:expect("bob", { ducats = 2 })
    t:play("ann", "tinner")
    t:expect("ann", { ducats = 5 })
  end,
}
