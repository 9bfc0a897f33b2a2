-- The solo game against the Countess (docs/rules/villages.md, section 15).

local sets = { "villages", "villages-solo" }
-- No market comes due while these are there.
local stacks = { { "agent", "priest", "grocer", "beekeeper", "agent", "priest" }, { "grocer" }, {}, {}, {}, { "chandler" } }

local function solo(name)
  return function(spec)
    spec.ruleset, spec.sets, spec.seats = "villages", sets, 1
    scenario(name)(spec)
  end
end

local levels = {
  { name = "easy", difficulty = 0, gold = 0, ducats = 1, events = 1, winter = 11, jester = 1 },
  { name = "normal", difficulty = 1, gold = 4, ducats = 1, events = 1, winter = 12, jester = 1 },
  { name = "hard", difficulty = 2, gold = 4, ducats = 10, events = 2, winter = 11, jester = 0 },
}
for _, level in ipairs(levels) do
  solo("Set-up of the " .. level.name .. " level") {
    rules = { "V-88", "V-89", "V-90", "V-91", "V-105", "V-106", "V-107", "V-108", "V-109", "V-110" },
    options = { difficulty = level.difficulty },
    dealt = true,
    run = function(t)
      t:expect("ann", { hand = 5, ducats = 8, village = { "founders" }, beside = level.jester })
      t:expect("countess", { hand = 0, ducats = level.ducats, village = { { "countess", side = level.gold == 0 and 1 or 0 } } })
      t:expect("game", {
        stacks = 30, reserve = 37, road = 6, discard_pile = 0,
        events = level.events, summer = 12 - level.events, winter = level.winter,
      })
    end,
  }
end

solo "Nobody else plays against the Countess, and without her one player is too few" {
  rules = { "V-88", "V-104" },
  dealt = true,
  run = function(t)
    t:refused_table({ seats = 1, options = { difficulty = 3 } }, "goes from 0 to 2")
    t:refused_table({ seats = 2, options = { difficulty = 1 } }, "only for 1 player")
    t:refused_table({ seats = 6 }, "is for 1 to 5 players")
  end,
}

solo "Zoya drafts three cards and the Countess gets three, before the places are filled" {
  rules = { "V-92", "V-93", "V-94", "V-23", "VX-19" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { { "founders", side = 1 } }, ducats = 0 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { road = { "cooper", "wheeler", { "seeker", ducats = 2 }, "mason", "carpenter", "hunter" }, stacks = stacks, reserve = { "jeweler" } },
  },
  run = function(t)
    t:answer("ann", "cooper")
    t:expect_asked("ann", { prompt = "draft.countess", options = { "wheeler", "seeker", "mason", "carpenter", "hunter" } })
    t:expect("game", { road = 5 })
    t:answer("ann", "seeker")
    t:expect("countess", { ducats = 3, village = { "countess", { "seeker", ducats = 0 } } })
    t:expect("game", { road = { [1] = { "agent" }, [3] = { "priest" } } })
    t:answer("ann", "wheeler")
    t:answer("ann", "mason")
    t:answer("ann", "?solitary") -- a stack's card counts too, and the stack's place is not filled
    t:expect("ann", { square = 3 })
    t:answer("ann", "carpenter")
    t:expect("ann", { square = 0, hand = 3 })
    t:expect("countess", { village = { "countess", "seeker", "mason", "carpenter" } })
    t:answer("ann", "done") -- no ducat is laid
  end,
}

solo "With the other reading the Countess gets nothing when a stack's card is drafted" {
  rules = { "V-92" },
  options = { countess_shares_stacks = 0 },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    countess = { village = { "countess" } },
    game = { road = { "cooper", "wheeler" }, stacks = stacks },
  },
  run = function(t)
    t:answer("ann", "?solitary")
    t:expect_asked("ann", { prompt = "draft" })
    t:expect("countess", { village = { "countess" } })
  end,
}

solo "Without a villager left on the road the Countess is skipped" {
  rules = { "V-92" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } },
    countess = { village = { "countess" } },
    game = { road = { "cooper" }, stacks = { { "agent", "priest", "grocer" }, { "chandler" } }, reserve = {}, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "cooper")
    t:expect("countess", { village = { "countess" } })
    t:expect("game", { road = { "agent", "priest", "grocer", "chandler" } })
  end,
}

solo "Only you may lay a ducat in the road refresh" {
  rules = { "V-96", "V-32" },
  given = {
    phase = "refresh", step = "lay_ducats",
    ann = { village = { "founders" }, ducats = 0 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { road = { "cooper", "wheeler" }, stacks = stacks, reserve = { "jeweler", "seeker", "mason", "hunter", "fisher", "brewer" }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "wheeler")
    t:expect("game", {
      discard_pile = { "cooper" },
      road = { "jeweler", { "wheeler", ducats = 1 }, "seeker", "mason", "hunter", "fisher" },
    })
    t:expect("ann", { ducats = 0 })
  end,
}

solo "An unlocker in the Countess's village must be paid like any other's" {
  rules = { "V-95", "V-55", "V-57" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "cooper", "agent" }, village = { "lumberjack" }, ducats = 3 },
    countess = { village = { "countess", "blacksmith" }, ducats = 1 },
    game = { stacks = stacks, reserve = { "jeweler" }, road = { "hunter" }, bank = 0 },
  },
  run = function(t)
    t:build("ann", "cooper")
    t:expect("ann", { ducats = 1 })
    t:expect("countess", { ducats = 1, village = { "countess", { "blacksmith", ducats = 2 } } })
    t:expect("game", { bank = 0 })
  end,
}

solo "Cards in the Countess's village stand alone and all of them show" {
  rules = { "V-94", "V-101" },
  given = {
    phase = "market", step = "first_market",
    ann = { village = { "founders" }, ducats = 0 },
    countess = { village = { "countess", "cartwright", "wheeler", { "cooper", ducats = 2 }, "grocer" }, ducats = 1 },
    game = { stacks = { [3] = { "agent" } }, road = { "hunter", "cooper" }, bank = 0 },
  },
  run = function(t)
    t:expect("countess", { ducats = 1 + 4 + 9 + 3 + 4 + 2 })
    t:expect("ann", { ducats = 2 })
    t:expect("game", { markets = { "second_market" } })
  end,
}

solo "At the second market the Countess earns silver too, and her agent counts the villager with the most ducats" {
  rules = { "V-101", "V-103", "V-77", "V-78" },
  given = {
    phase = "market", step = "first_market",
    ann = { village = { "founders" }, ducats = 30 },
    countess = { village = { "countess", "agent", { "hunter", ducats = 4 }, { "cooper", ducats = 2 } }, ducats = 1 },
    game = { stacks = {}, markets = { [2] = "second_market" }, road = {} },
  },
  run = function(t)
    -- Gold 4 and 4, the agent's 4, and the 6 ducats on the villagers.
    t:expect("countess", { ducats = 1 + 4 + 4 + 4 + 6 })
    t:expect_finished { winners = { "ann" } }
  end,
}

for ducats, winners in pairs { [5] = {}, [6] = {}, [7] = { "ann" } } do
  solo("With " .. ducats .. " ducats against 6") {
    rules = { "V-103" },
    given = {
      phase = "market", step = "first_market",
      ann = { village = { "hunter" }, ducats = ducats },
      countess = { village = { "countess" }, ducats = 2 },
      game = { stacks = {}, markets = { [2] = "second_market" }, road = {} },
    },
    run = function(t)
      t:expect("countess", { ducats = 6 })
      t:expect_finished { winners = winners }
    end,
  }
end

-- What the Countess draws, what lies in her village already, and how many events come up on each level.
local draws = {
  { card = "truffler", events = { 1, 2, 2 }, rules = { "V-98", "VX-21", "V-104" } },
  { card = "jeweler", events = { 1, 1, 2 }, rules = { "V-98", "VX-21", "V-104", "V-107" } },
  { card = "spelunker", events = { 1, 1, 2 }, rules = { "V-98" } },
  { card = "cartwright", events = { 1, 2, 2 }, rules = { "V-98" } },
  { card = "seeker", events = { 1, 3, 3 }, rules = { "V-98", "VX-21" } },
  { card = "ore_muler", village = { "miner", "seeker", "mason", "blacksmith", "glass_blower" }, events = { 1, 2, 2 }, rules = { "V-85", "V-98", "VX-20" } },
  { card = "ore_muler", village = { "miner" }, events = { 1, 3, 3 }, rules = { "V-98" } },
  { card = "priest", events = { 1, 3, 3 }, rules = { "V-98" } },
  { card = "grocer", village = { "hunter", "harvester", "milk_maid" }, events = { 1, 1, 2 }, rules = { "V-85", "V-98" } },
}
for _, draw in ipairs(draws) do
  for level = 0, 2 do
    local village = { "countess" }
    for _, each in ipairs(draw.village or {}) do
      table.insert(village, each)
    end
    solo("The Countess draws " .. draw.card .. " beside " .. #village .. " cards on level " .. level) {
      rules = draw.rules,
      options = { difficulty = level },
      given = {
        phase = "events", step = "countess",
        ann = { village = { "founders" } },
        countess = { village = village },
        game = { reserve = { draw.card, "hunter" }, stacks = stacks, road = { "cooper" }, events = {}, summer = { "rats", "levy", "poachers", "defector" } },
      },
      run = function(t)
        t:expect("game", { events = draw.events[level + 1], reserve = { "hunter" } })
        t:expect("countess", { village = #village + 1 })
      end,
    }
  end
end

solo "With the other reading of the hard level one event comes up for a great value" {
  rules = { "V-107" },
  options = { difficulty = 2, hard_events = 1 },
  given = {
    phase = "events", step = "countess",
    countess = { village = { "countess" } },
    game = { reserve = { "jeweler" }, stacks = stacks, road = { "cooper" }, events = {}, summer = { "rats", "levy" } },
  },
  run = function(t)
    t:expect("game", { events = 1 })
  end,
}

solo "All face-up events happen in the order you like, each discarded after it" {
  rules = { "V-97" },
  given = {
    phase = "events", step = "events",
    ann = { village = { "founders" }, ducats = 4, beside = {}, away = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = {
      events = { "winter_tithe", "builders_toll", "rats", "timber_shortage" }, summer = { "levy", "poachers" },
      stacks = stacks, reserve = { "jeweler" }, road = { "cooper" },
    },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "events.next", options = { "winter_tithe", "builders_toll" } })
    t:answer("ann", "builders_toll") -- 1 of 4: then the tithe is nothing
    t:expect("ann", { ducats = 3 })
    t:expect("countess", { ducats = 2 })
    t:expect("game", { events = { "levy" }, summer_discards = { "builders_toll", "timber_shortage", "rats" }, winter_discards = { "winter_tithe" } })
  end,
}

solo "Summer until the first market is over, winter afterwards; what lies there stays and acts" {
  rules = { "V-99" },
  given = {
    phase = "events", step = "countess",
    countess = { village = { "countess" } },
    game = {
      events = { "rats" }, summer = { "levy" }, winter = { "famine" }, markets = { [2] = "second_market" },
      stacks = { [3] = { "agent" } }, reserve = { "jeweler" }, road = { "cooper", "hunter" },
    },
  },
  run = function(t)
    t:expect("game", { events = { "famine", "rats" }, summer = 1 })
    assert(t:value("ann", "draft_limit") == 1)
  end,
}

solo "An event deck that has run out is made anew of that season's events" {
  rules = { "V-111" },
  given = {
    phase = "events", step = "countess",
    countess = { village = { "countess" } },
    game = {
      events = {}, summer = { "rats" }, summer_discards = { "levy" }, winter_discards = { "fire" },
      stacks = stacks, reserve = { "cooper" }, road = { "cooper", "hunter" },
    },
  },
  run = function(t)
    t:expect("game", { events = { "levy", "rats" }, summer = 0, summer_discards = 0, winter_discards = { "fire" } })
  end,
}

solo "In the round of the second market the Countess draws nothing" {
  rules = { "V-102" },
  given = {
    phase = "events", step = "events",
    ann = { village = { "hunter" }, ducats = 20, away = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "crown_gift" }, stacks = {}, reserve = { "jeweler" }, road = {}, summer = { "rats" } },
  },
  run = function(t)
    t:expect("countess", { ducats = 1 + 4 + 4 + 4, village = { "countess" } })
    t:expect("game", { events = {}, reserve = { "jeweler" } })
    t:expect_finished { winners = { "ann" } }
  end,
}

solo "A road that needs more cards than the reserve has gets them from the discard pile" {
  rules = { "V-113", "V-34" },
  given = {
    phase = "refresh", step = "lay_ducats",
    ann = { village = { "founders" } },
    countess = { village = { "countess" } },
    game = { road = { "wheeler", "wheeler", "wheeler", "wheeler", "wheeler", "wheeler" }, stacks = stacks, reserve = {}, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect("game", { discard_pile = {}, reserve = {}, road = { "wheeler", "wheeler", "wheeler", "wheeler", "wheeler", "wheeler" } })
  end,
}

solo "A villager an event took from you brings no ducats to the Countess, and founders are safe" {
  rules = { "V-114", "V-115" },
  given = {
    phase = "events", step = "events",
    ann = { village = { "founders", { "chandler", ducats = 4 } }, ducats = 0, beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "abduction", "levy" }, stacks = stacks, road = { "cooper" } },
  },
  run = function(t)
    t:answer("ann", "abduction")
    t:expect("ann", { ducats = 4, village = { "founders" } })
    t:expect("countess", { ducats = 1, village = { "countess", { "chandler", ducats = 0 } } })
  end,
}

solo "On the easy level the Countess's own card earns nothing" {
  rules = { "V-101", "V-105" },
  options = { difficulty = 0 },
  given = {
    phase = "market", step = "first_market",
    ann = { village = { "founders" }, ducats = 0 },
    countess = { village = { { "countess", side = 1 }, "wheeler" }, ducats = 1 },
    game = { stacks = { [3] = { "agent" } }, road = { "hunter", "cooper" } },
  },
  run = function(t)
    t:expect("countess", { ducats = 1 + 3 })
  end,
}

solo "Events act only while they lie face up, not in their deck and not when they are discarded" {
  rules = { "V-89", "V-97", "V-117" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "agent" }, village = { "founders" } },
    countess = { village = { "countess" } },
    game = {
      events = {}, stacks = stacks, road = { "cooper" },
      summer = { "rats", "roadblock", "timber_shortage", "hiring_ban" }, winter = { "frozen_fields", "blizzard" },
      summer_discards = { "rats", "roadblock", "timber_shortage", "hiring_ban" }, winter_discards = { "frozen_fields", "blizzard" },
    },
  },
  run = function(t)
    for query, value in pairs { draft_limit = 2, build_limit = 2, hire_limit = 3, unseen_drafts = 1 } do
      assert(t:value("ann", query) == value, query)
    end
    t:set("game", { events = { "hiring_ban", "timber_shortage" }, summer = {}, winter = {}, summer_discards = {}, winter_discards = {} })
    for query, value in pairs { draft_limit = 2, build_limit = 1, hire_limit = 1, unseen_drafts = 1 } do
      assert(t:value("ann", query) == value, query)
    end
  end,
}

solo "A build limit of one stays one, also when the one card is a builder" {
  rules = { "V-36", "V-117" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wattler", "agent" }, village = { "founders" } },
    countess = { village = { "countess" } },
    game = { events = { "timber_shortage" }, stacks = stacks, road = { "cooper" } },
  },
  run = function(t)
    t:build("ann", "wattler")
    t:refused("ann", { group = "build", "agent" }, "build_limit_reached", { limit = 1 })
  end,
}

solo "Playing a special is an action too: after it the event of the build part has begun" {
  rules = { "V-62", "V-100" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { beside = { "jester" }, hand = { "tinner", "agent" }, village = { "founders" } },
    countess = { village = { "countess" } },
    game = { events = { "timber_shortage", "levy" }, stacks = stacks, road = { "cooper" } },
  },
  run = function(t)
    t:play("ann", "tinner")
    t:meanwhile("ann", "jester")
    t:refused("ann", "timber_shortage", "event_started")
    t:answer("ann", "levy")
    t:expect("game", { events = { "timber_shortage" } })
  end,
}

solo "An event and the jester in one answer is a bad request" {
  rules = { "V-100", "V-125" },
  given = {
    phase = "events", step = "events",
    ann = { village = { "founders" }, beside = { "jester" } },
    countess = { village = { "countess" } },
    game = { events = { "levy", "crown_gift" }, stacks = stacks, road = { "cooper" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "events.next", options = { "levy", "crown_gift", "jester" } })
    t:unchanged(function()
      assert(t:send("ann", { 1, 3 }) == "bad_request")
    end)
  end,
}
