-- The draft part (docs/rules/villages.md, section 4).

local road = { "brewer", "cooper", "miner", "seeker", "carpenter", "wheeler" }
local full = { { "agent", "agent" }, { "priest", "fisher" }, { "monk" }, { "tinner" }, { "grocer" }, { "beekeeper" } }

scenario "The draft limit is two and the visible food, at most five" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-19", "VX-2" },
  seats = 3,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { { "founders", side = 1 } } },
    cat = { village = { "founders", { "brewer", on = 1 }, "hunter", "fisher", "harvester" } },
    game = { road = road, stacks = full },
  },
  run = function(t)
    assert(t:value("ann", "draft_limit") == 2)
    assert(t:value("bob", "draft_limit") == 3)
    assert(t:value("cat", "draft_limit") == 5)
    t:set("cat", { village = { "hunter", "hunter", "harvester", "harvester", "fisher", "fisher" } })
    assert(t:value("cat", "draft_limit") == 5)
  end,
}

scenario "One card at a time in turn order; a road card brings its ducats and is replaced in its place" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-20", "V-21", "V-22", "V-23", "V-24", "VX-3" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { ducats = 3, village = { { "founders", side = 1 } } },
    bob = { ducats = 3, village = { "founders" } },
    game = { road = { "brewer", "cooper", { "seeker", ducats = 1 }, "carpenter", "wheeler", "mason" }, stacks = full },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "draft" })
    t:answer("ann", "seeker")
    t:expect("ann", { ducats = 4, square = { "seeker" }, hand = {} })
    t:expect("game", { road = { [3] = { "agent" } }, stacks = 7 })
    t:answer("bob", "brewer")
    assert(t:names("game", "road")[1] == "agent")
    -- The first stack has run out: the next is the leftmost now.
    t:answer("ann", "cooper")
    t:expect("game", { road = { [2] = { "priest" } } })
    t:answer("bob", "mason")
    t:expect("bob", { square = { "brewer", "mason" } })
    -- Bob may take two, Ann three.
    t:expect_not_asked("bob")
    t:answer("ann", "wheeler")
    t:expect("ann", { square = {}, hand = { "seeker", "cooper", "wheeler" } })
    t:expect("bob", { square = {}, hand = { "brewer", "mason" } })
  end,
}

scenario "A card of a stack is taken unseen, shown to all and not replaced" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-4", "V-20", "V-21", "V-23" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" } },
    game = { road = road, stacks = full },
  },
  run = function(t)
    t:refused("ann", "priest", "unknown_card")
    t:answer("ann", "?solitary@2")
    t:expect("ann", { square = { "priest" } })
    t:expect_view("bob", { ann = { square = { "priest" } } })
    t:expect("game", { road = 6, stacks = { [2] = { "fisher" } } })
  end,
}

scenario "What is not there cannot be drafted, and drafting is compulsory" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-24", "V-25", "V-26", "V-124" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" } },
    game = { road = { [1] = "brewer" }, stacks = { [1] = {}, [2] = { "agent" } }, reserve = {} },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", "road.3", "empty_place")
      t:refused("ann", "stacks.1", "empty_stack")
      t:refused("ann", {}, "draft_required")
      t:refused("ann", "baker", "unknown_card")
    end)
    t:answer("ann", "brewer")
    -- The first stack stays empty; the second gives its last card.
    t:expect("game", { road = { "agent" }, stacks = 0 })
  end,
}

scenario "An empty place of the road is told as such, however many cards the stacks hold" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-26", "V-124" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" } },
    game = {
      road = { [1] = "brewer" },
      stacks = { [1] = { "agent", "agent", "priest", "priest" }, [2] = { "fisher", "fisher", "grocer" }, [3] = {} },
    },
  },
  run = function(t)
    t:refused("ann", "road.3", "empty_place")
    t:refused("ann", "stacks.3", "empty_stack")
  end,
}

scenario "The reserve is closed while stacks are left" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-26", "V-124" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" } },
    game = { road = road, stacks = full, reserve = { "monk" } },
  },
  run = function(t)
    t:refused("ann", "reserve", "reserve_closed")
    t:answer("ann", "brewer")
  end,
}

scenario "When all stacks are empty the reserve takes their place" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-26" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" } },
    game = { road = { "brewer", "cooper", "seeker", "carpenter", "wheeler", "mason" }, stacks = {}, reserve = { "agent", "priest", "tinner" } },
  },
  run = function(t)
    t:answer("ann", "brewer")
    t:expect("game", { reserve = { "priest", "tinner" } })
    assert(t:names("game", "road")[1] == "agent")
    t:answer("bob", "?solitary")
    t:expect("bob", { square = { "priest" } })
    t:expect("game", { reserve = { "tinner" } })
    t:answer("ann", "cooper")
    t:expect("game", { road = { [2] = { "tinner" } }, reserve = {} })
    t:answer("bob", "mason")
    -- Nothing is left to replace it with.
    t:expect("game", { road = 5 })
  end,
}

scenario "With the other reading nobody drafts from the reserve" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-26" },
  seats = 2,
  options = { draft_from_reserve = 0 },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" } },
    game = { road = { [1] = "brewer" }, stacks = {}, reserve = { "agent", "priest" } },
  },
  run = function(t)
    t:refused("ann", "reserve", "reserve_closed")
    t:answer("ann", "brewer")
    t:expect("game", { road = { "agent", "priest" } })
  end,
}

scenario "Without any card left the draft part is over for all" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-27" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" }, hand = { "agent" } },
    game = { road = { [1] = "brewer" }, stacks = {}, reserve = {} },
  },
  run = function(t)
    t:answer("ann", "brewer")
    t:expect("ann", { hand = { "brewer" } })
    t:expect("bob", { hand = { "agent" } })
    t:expect_step("build")
  end,
}

scenario "The last card of the last stack is drafted too" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-20", "V-27" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" }, hand = { "priest" } },
    game = { road = {}, stacks = { [4] = { "agent" } }, reserve = {} },
  },
  run = function(t)
    t:answer("ann", "?solitary")
    t:expect("ann", { hand = { "agent" } })
    t:expect_step("build")
  end,
}

for _, each in ipairs { { "the stacks", { [6] = { "priest", "priest", "grocer", "fisher", "fisher" } }, {} }, { "the reserve", {}, { "priest", "grocer" } } } do
  scenario("V-23: every empty place of the road is filled after a draft, from " .. each[1]) {
    ruleset = "villages",
    sets = { "villages" },
    rules = { "V-23", "V-26" },
    seats = 2,
    given = {
      phase = "draft", step = "draft",
      ann = { village = { "founders" } },
      bob = { village = { "founders" } },
      game = {
        road = { "brewer", "grocer", "hunter", "wheeler", "cooper" },
        stacks = { [1] = {}, [2] = {}, [3] = {}, [4] = {}, [5] = {}, [6] = each[2][6] or {} }, reserve = each[3],
      },
    },
    run = function(t)
      t:answer("ann", "brewer")
      t:expect("ann", { square = { "brewer" } })
      t:expect("game", { road = 6 })
    end,
  }
end

scenario "V-73: the first market comes due when a draft from a stack leaves the first two empty" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-73" },
  seats = 2,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    bob = { village = { "founders" } },
    game = {
      road = { "brewer", "grocer", "hunter", "wheeler", "cooper", "fisher" },
      stacks = { [1] = {}, [2] = { "agent" }, [3] = { "priest" }, [4] = {}, [5] = {}, [6] = {} },
    },
  },
  run = function(t)
    t:expect("game", { markets = { slots = { { "first_market", side = 0 } } } })
    t:answer("ann", "?solitary")
    t:expect("game", { markets = { slots = { { "first_market", side = 1 } } } })
  end,
}
