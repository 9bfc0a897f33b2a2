-- What the cards of Villages say (docs/rules/villages.md, section 1).

scenario "Nine suits, which count by symbols; four cards bear two" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-2", "V-5", "V-82" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "log_rafter", "priest", "horse_trader", "ore_muler" } },
  },
  run = function(t)
    -- Each double counts two: wood for the rafter, solitary for the priest, hay for the trader, ore for the muler.
    assert(t:value(t:card("ann", "village", 1), "silver") == 2)
    assert(t:value(t:card("ann", "village", 2), "silver") == 0)
    t:set("ann", { village = { "log_rafter", "priest", "horse_trader", "ore_muler", "chandler", "bed_builder", "glass_blower" } })
    assert(t:value(t:card("ann", "village", 2), "silver") == 3)
    assert(t:value(t:card("ann", "village", 3), "silver") == 6)
    assert(t:value(t:card("ann", "village", 4), "silver") == 3)
  end,
}

scenario "A chain ends with the card itself: each villager lies on the last one named below it" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-7", "V-41" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 8, hand = { "fromager", "milk_maid", "grazier", "agent" }, village = { "hayer", "wattler", "wattler" } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "fromager" }, "chain_missing", { below = "milk_maid" })
    t:refused("ann", { group = "build", "milk_maid" }, "chain_missing", { below = "grazier" })
    t:build("ann", "grazier")
    t:build("ann", "milk_maid")
    t:build("ann", "fromager")
    t:expect("ann", { village = {
      "hayer", "wattler", "wattler", { "grazier", on = "hayer" }, { "milk_maid", on = "grazier" }, { "fromager", on = "milk_maid" },
    } })
  end,
}

scenario "The bank never runs out" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-6" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "monk" }, village = { "hunter", { "wattler", ducats = 200 } } },
    bob = { village = { "hunter" } },
    game = { bank = 0, stacks = { [3] = { "agent" } }, road = { "agent" } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("ann", { ducats = 200 })
    t:expect("game", { bank = -200 })
  end,
}

scenario "A hand has no limit" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-18" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" }, hand = { "agent", "agent", "priest", "priest", "fisher", "fisher", "grocer", "grocer", "monk", "monk", "tinner", "tinner" } },
    bob = { village = { "founders" } },
    game = { road = { "brewer", "cooper", "seeker", "wheeler" }, stacks = {}, reserve = {} },
  },
  run = function(t)
    t:answer("ann", "brewer")
    t:answer("bob", "cooper")
    t:answer("ann", "seeker")
    t:answer("bob", "wheeler")
    t:expect("ann", { hand = 14 })
  end,
}

scenario "Silver can be valued at any moment, by the formula of the second market" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-85" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders", "grocer", { "agent" }, { "hunter", ducats = 6 }, "lumberjack", { "wood_carver", on = 5 }, { "wheeler", on = 5 } } },
    game = { road = { "brewer" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 2), "silver") == 3)
    assert(t:value(t:card("ann", "village", 3), "silver") == 6)
    assert(t:value(t:card("ann", "village", 6), "silver") == 3)
    -- Covered or without a formula it is worth nothing.
    assert(t:value(t:card("ann", "village", 1), "silver") == 0)
  end,
}

scenario "Nonsense is refused and changes nothing" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-124", "V-125" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "agent", "chandler" }, village = { "founders" } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "build", "no such card" }, "not_in_hand")
      t:refused("ann", { group = "play", "agent" }, "wrong_part")
      t:refused("ann", { "agent", "chandler" }, "too_many")
      t:refused("ann", {}, "too_few")
      t:refused("ann", -1, "not_in_hand")
      t:refused("ann", 1000000, "not_in_hand")
      t:refused("ann", { group = "refresh", "agent" }, "wrong_part")
      assert(t:send("ann", { 1000000 }) == "bad_request")
      assert(t:send("ann", { -7 }) == "bad_request")
      assert(t:send("ann", { 1, 1 }) == "bad_request")
      t:refused("bob", "done", "not_your_turn")
    end)
  end,
}

scenario "What belongs to another part is refused as such, and so is a seat that has drafted its limit" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-24", "V-124" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { hand = { "agent", "chandler" }, village = { "founders" }, square = { "seeker", "mason" } },
    bob = { village = { "founders" }, square = { "wheeler" } },
    game = {
      road = { "brewer", "cooper", "seeker", "mason", "wheeler", "carpenter" },
      stacks = { { "agent" }, { "agent" }, { "priest" }, { "priest" }, { "grocer" }, { "grocer" } },
    },
  },
  run = function(t)
    t:expect_asked("bob", { prompt = "draft", numbers = { count = 1 } })
    t:refused("ann", "brewer", "draft_limit_reached", { limit = 2 })
    t:refused("bob", { group = "build", "brewer" }, "wrong_part")
  end,
}

scenario "Who has drafted less than the limit and is not asked is simply not on turn" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-124" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" }, square = { "mason" } },
    bob = { village = { "founders" } },
    game = { road = { "brewer", "cooper", "seeker", "mason", "wheeler", "carpenter" }, stacks = { { "agent" }, {}, {}, {}, {}, {} } },
  },
  run = function(t)
    t:refused("ann", "brewer", "not_your_turn")
  end,
}
