-- Where a rule of Villages begins and ends: one more and one less, and what is said when it is not so (docs/rules/villages.md).

local function table_of(seats, sets)
  return function(name)
    return function(spec)
      spec.ruleset, spec.sets, spec.seats = "villages", sets, seats
      scenario(name)(spec)
    end
  end
end

local two = table_of(2, { "villages" })
local solo = table_of(1, { "villages", "villages-solo" })

local six = { "brewer", "cooper", "seeker", "carpenter", "wheeler", "mason" }

-- Chains and places.

two "V-43: a villager carries no more than its hint says, wherever it lies" {
  rules = { "V-43" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "cartwright" }, village = { "wheeler", { "cartwright", on = 1 } } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "cartwright" }, "no_room", { below = "wheeler" })
  end,
}

two "V-43: a place that cannot carry the card is no answer" {
  rules = { "V-43", "V-124" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler" }, village = { "lumberjack", "lumberjack", "miner" } },
  },
  run = function(t)
    t:build("ann", "wheeler")
    t:refused("ann", "miner", "chain_missing")
    t:answer("ann", "lumberjack")
  end,
}

two "V-69: the suit of a stand-in's branch is that of the first villager in it that is none" {
  rules = { "V-69" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "thatcher", "carpenter" }, village = { "monk", { "monk", on = 1 }, { "cartwright", on = 2 } } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "thatcher" }, "suit_mismatch")
    t:build("ann", "carpenter")
    t:expect("ann", { village = { "monk", "monk", "cartwright", { "carpenter", on = "monk" } } })
  end,
}

two "V-69: a stand-in that starts a pile carries only what lies on a root" {
  rules = { "V-41", "V-69" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "cartwright" }, village = { "monk", { "carpenter", on = 1 } } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "cartwright" }, "chain_missing", { below = "wheeler" })
  end,
}

two "V-66: a monk may lie on a stand-in that starts the pile" {
  rules = { "V-66", "V-69" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk", "cartwright", "agent" }, village = { "apprentice", { "carpenter", on = 1 } } },
  },
  run = function(t)
    t:build("ann", "cartwright")
    t:expect("ann", {
      village = { "apprentice", "carpenter", { "monk", on = "apprentice" }, { "cartwright", on = "monk" } }, hand = { "agent" },
    })
  end,
}

two "V-69: a stand-in in the middle of a chain is no root" {
  rules = { "V-69" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "thatcher" }, village = { "lumberjack", { "monk", on = 1 }, { "cartwright", on = 2 } } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "thatcher" }, "chain_missing")
  end,
}

two "V-124: where the right villager is full, that is the reason, not the suit of a stand-in" {
  rules = { "V-69", "V-124" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "carpenter" },
      village = { "lumberjack", { "wheeler", on = 1 }, { "wheeler", on = 1 }, "monk", { "thatcher", on = 4 } },
    },
  },
  run = function(t)
    t:refused("ann", { group = "build", "carpenter" }, "no_room")
  end,
}

two "V-67: what cannot be built at once is refused with what is missing" {
  rules = { "V-67", "V-124" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice" }, ducats = 1, village = { "graper", "miner", { "mason", on = 2 } } },
    bob = { village = { "graper", { "vintner", on = 1 }, { "wine_trader", on = 2 }, { "wheeler" }, { "cartwright", on = 4 } } },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:refused("ann", "wheeler", "chain_missing", { below = "lumberjack" })
    t:refused("ann", "vintner", "cannot_pay", { need = 2, have = 1, unlocker = "cooper" })
    t:answer("ann", "miner")
    t:expect("ann", { ducats = 1 })
  end,
}

two "V-53: a card without a padlock needs no ducat, whoever lives around" {
  rules = { "V-53" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "chandler", "agent" }, ducats = 0, village = {} },
    bob = { village = { "blacksmith" } },
  },
  run = function(t)
    t:build("ann", "chandler")
    t:expect("ann", { village = { "chandler" }, ducats = 0 })
    t:expect("bob", { village = { { "blacksmith", ducats = 0 } } })
  end,
}

two "V-65: only visible gold is a Smuggler's target" {
  rules = { "V-65", "V-124" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "smuggler" }, ducats = 4, village = { "chandler", "beekeeper", "hunter" } },
  },
  run = function(t)
    t:play("ann", "smuggler")
    t:expect_asked("ann", { prompt = "play.whom", about = "smuggler", options = { "chandler", "beekeeper" } })
    t:refused("ann", "hunter", "bad_target")
    t:answer("ann", "chandler")
    t:expect("ann", { ducats = 4 - 2 + 2 })
  end,
}

-- The draft.

two "V-20, V-24: the question says how many cards are still to be taken" {
  rules = { "V-24" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "hunter", "wattler" } }, bob = { village = { "founders" } },
    game = { road = six, stacks = { [6] = { "agent", "agent", "agent" } } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "draft", numbers = { count = 3 } })
    t:answer("ann", "brewer")
    t:expect_asked("bob", { prompt = "draft", numbers = { count = 2 } })
    t:answer("bob", "cooper")
    t:expect_asked("ann", { prompt = "draft", numbers = { count = 2 } })
  end,
}

two "V-26: an empty reserve gives no card" {
  rules = { "V-26", "V-124" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } }, bob = { village = { "founders" } },
    game = { road = { "brewer", "cooper" }, stacks = {}, reserve = {} },
  },
  run = function(t)
    t:refused("ann", "reserve", "empty_stack")
  end,
}

two "V-27: with an empty road the stacks are drafted from" {
  rules = { "V-20", "V-27" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } }, bob = { village = { "founders" } },
    game = { road = {}, stacks = { [6] = { "agent", "mason" } }, reserve = {} },
  },
  run = function(t)
    t:answer("ann", "?solitary")
    t:answer("bob", "mason")
    t:expect("ann", { hand = { "agent" } })
    t:expect("bob", { hand = { "mason" } })
  end,
}

two "V-27: the last card of the reserve is drafted too" {
  rules = { "V-26", "V-27" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } }, bob = { village = { "founders" } },
    game = { road = {}, stacks = {}, reserve = { "agent" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "draft" })
    t:answer("ann", "?solitary")
    t:expect("ann", { hand = { "agent" } })
  end,
}

-- Hiring.

two "V-48: what is asked when somebody is hired, and what is no answer" {
  rules = { "V-48", "V-49", "V-124" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "agent" }, village = { "founders" } },
    game = { stacks = { { "agent" }, { "priest" } }, basics = { lumberjack = 1, miner = 1, hayer = 0 } },
  },
  run = function(t)
    t:hire("ann", "wheeler")
    t:expect_asked("ann", { prompt = "hire.whom", about = "wheeler", options = { "basics.lumberjack", "basics.miner" } })
    t:answer("ann", "basics.miner")
    t:expect_asked("ann", { prompt = "hire.where", about = "wheeler", options = { "stacks.1", "stacks.2" } })
    t:refused("ann", "reserve", "bad_return")
    t:refused("ann", "markets.1", "bad_return")
    t:answer("ann", "stacks.1")
    t:expect("game", { stacks = { slots = { { { "wheeler", face = "down" }, "agent" } } } })
  end,
}

two "V-52: the last basic villager can be hired" {
  rules = { "V-52" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "agent" }, village = { "founders" } },
    game = { stacks = { { "agent" } }, basics = { lumberjack = 0, miner = 0, hayer = 1 } },
  },
  run = function(t)
    t:hire("ann", "wheeler")
    t:expect("ann", { village = { "founders", "hayer" } })
    t:refused("ann", { group = "hire", "agent" }, "basic_pile_empty")
  end,
}

two "V-36, V-48: the question of a build turn says how much may still be done" {
  rules = { "V-36", "V-48" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "agent", "agent" }, village = { "wattler" } },
    game = { stacks = { { "agent" } }, basics = { lumberjack = 0, miner = 0, hayer = 5 } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "build", numbers = { builds = 3, hires = 3 } })
    t:hire("ann", "wheeler")
    t:expect_asked("ann", { prompt = "build", numbers = { builds = 3, hires = 2 } })
    t:build("ann", "agent")
    t:expect_asked("ann", { prompt = "build", numbers = { builds = 2, hires = 2 } })
  end,
}

-- Markets and the end.

for stack = 1, 6 do
  two("V-73, V-77: no market while a card lies on stack " .. stack .. (stack > 2 and ", but the first" or "")) {
    rules = { "V-73", "V-77" },
    given = {
      phase = "build", step = "build", active = "ann",
      ann = { ducats = 0, hand = { "agent" }, village = { "chandler", "hunter" } }, bob = { village = { "hunter" } },
      game = { road = six, stacks = { [stack] = { "agent" } } },
    },
    run = function(t)
      t:answer("ann", "done")
      t:expect("ann", { ducats = stack > 2 and 3 or 0 })
      t:expect("game", { markets = stack > 2 and { "second_market" } or { "first_market", "second_market" } })
      t:expect_running()
    end,
  }
end

two "V-73: the second market is turned sideways when the last stack runs out" {
  rules = { "V-73", "V-77" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } }, bob = { village = { "founders" } },
    game = { road = six, stacks = { [6] = { "agent" } }, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:expect("game", { markets = { [2] = { { "second_market", side = 0 } } } })
    t:answer("ann", "brewer")
    t:expect("game", { markets = { [2] = { { "second_market", side = 1 } } } })
  end,
}

two "V-78: a single ducat on a villager comes off too, and both market cards have left the game" {
  rules = { "V-75", "V-78" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "agent" }, village = { { "hunter", ducats = 1 }, { "wattler", ducats = 2 } } },
    bob = { ducats = 0, village = { "hunter" } },
    game = { road = six, stacks = {}, bank = 0 },
  },
  run = function(t)
    t:answer("ann", "done")
    -- Three at the first market for what lies there, and the three themselves at the second.
    t:expect("ann", { ducats = 6, village = { { "hunter", ducats = 0 }, { "wattler", ducats = 0 } } })
    t:expect("game", { bank = -3, markets = {}, box = { "first_market", "second_market" } })
    t:expect_finished { winners = { "ann" } }
  end,
}

two "V-118: an Agent earns nothing where nothing lies, and a single ducat where one does" {
  rules = { "V-118" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { village = { "agent", "hunter" } }, bob = { hand = { "agent" }, village = { "agent", { "hunter", ducats = 1 } } },
    game = { road = six, stacks = { { "agent" } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 0)
    assert(t:value(t:card("bob", "village", 1), "silver") == 1)
  end,
}

two "V-118: an Agent earns what lies on the villager that was chosen, though more lies on another" {
  rules = { "V-118" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "agent" }, village = { "agent", { "hunter", ducats = 1 }, { "wattler", ducats = 5 } } },
    bob = { village = { "hunter" } },
    game = { road = six, stacks = {}, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:expect_asked("ann", { prompt = "agent.whom", about = "agent", options = { "hunter", "wattler" } })
    t:answer("ann", "hunter")
    t:expect("ann", { ducats = 1 + 1 + 5 })
  end,
}

-- Set-up.

two "V-13: the cards are shuffled before they are dealt" {
  rules = { "V-13" },
  dealt = true,
  run = function(t)
    -- Unshuffled, the two cards of each villager lie side by side.
    local names, pairs_side_by_side = t:names("game", "reserve"), 0
    for at = 2, #names do
      pairs_side_by_side = pairs_side_by_side + (names[at] == names[at - 1] and 1 or 0)
    end
    assert(#names == 46 and pairs_side_by_side < 5, pairs_side_by_side .. " pairs")
  end,
}

two "V-90: only alone is there a Countess" {
  rules = { "V-90" },
  dealt = true,
  run = function(t)
    t:expect("countess", { ducats = 0, village = {}, hand = {} })
  end,
}

for seed, first in ipairs { "bob", "ann" } do
  scenario("V-11: the first player is drawn, here " .. first) {
    ruleset = "villages",
    sets = { "villages" },
    rules = { "V-11" },
    seats = 2,
    seed = seed,
    dealt = true,
    run = function(t)
      t:expect_asked(first, { prompt = "draft" })
    end,
  }
end

-- Alone.

solo "V-92: with the other reading the Countess gets a card after a draft from the road only" {
  rules = { "V-92" },
  options = { countess_shares_stacks = 0 },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "hunter" } }, countess = { village = { "countess" } },
    game = { road = six, stacks = { [3] = { "agent", "priest", "grocer", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "?solitary")
    t:expect_asked("ann", { prompt = "draft" })
    t:answer("ann", "brewer")
    t:expect_asked("ann", { prompt = "draft.countess" })
    t:answer("ann", "mason")
    t:expect("countess", { village = { "countess", "mason" } })
  end,
}

solo "Roadblock forbids face-down cards as long as a single villager lies on the road" {
  rules = { "V-124" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } }, countess = { village = { "countess" } },
    game = { events = { "roadblock" }, road = { [2] = "brewer" }, stacks = { [3] = { "agent", "priest", "grocer", "agent" } } },
  },
  run = function(t)
    t:refused("ann", "?solitary", "event_forbids")
    t:set("game", { road = {} })
  end,
}

solo "V-100: hiring is an action too: after it the event of the build part has begun" {
  rules = { "V-100" },
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { beside = { "jester" }, hand = { "wheeler", "agent" }, village = { "founders" } },
    countess = { village = { "countess" } },
    game = { events = { "timber_shortage", "levy" }, stacks = { [3] = { "agent" } }, basics = { lumberjack = 0, miner = 0, hayer = 5 } },
  },
  run = function(t)
    t:hire("ann", "wheeler")
    t:meanwhile("ann", "jester")
    t:refused("ann", "timber_shortage", "event_started")
    t:answer("ann", "levy")
    t:expect("game", { events = { "timber_shortage" } })
  end,
}

solo "V-113: what was discarded is shuffled before it becomes the reserve" {
  rules = { "V-113" },
  given = {
    phase = "refresh", step = "renew",
    ann = { hand = { "agent" }, village = { "founders" } }, countess = { village = { "countess" } },
    game = {
      road = { { "brewer", ducats = 1 }, { "cooper", ducats = 1 }, { "seeker", ducats = 1 }, { "mason", ducats = 1 }, { "agent", ducats = 1 } },
      stacks = { { "priest" } }, reserve = {},
      discard_pile = { "carpenter", "wheeler", "cartwright", "thatcher", "fisher", "beekeeper", "hunter", "wattler" },
    },
  },
  run = function(t)
    t:expect("game", { discard_pile = {}, reserve = 7, road = 6 })
    local order = t:names("game", "road")[6] .. " " .. table.concat(t:names("game", "reserve"), " ")
    assert(order ~= "carpenter wheeler cartwright thatcher fisher beekeeper hunter wattler")
    assert(order ~= "wattler hunter beekeeper fisher thatcher cartwright wheeler carpenter")
  end,
}

local stacks = { { "agent", "priest" }, { "grocer" } }

solo "V-92: with one villager left on the road nobody is asked which one the Countess gets" {
  rules = { "V-92" },
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders" } }, countess = { village = { "countess" } },
    game = { road = { "cooper", "wheeler" }, stacks = stacks },
  },
  run = function(t)
    t:answer("ann", "cooper")
    t:expect("countess", { village = { "countess", "wheeler" } })
    t:expect_asked("ann", { prompt = "draft" })
  end,
}

solo "V-98: a value of one ducat is a value: two events" {
  rules = { "V-98" },
  given = {
    phase = "events", step = "countess",
    countess = { village = { "countess", { "hunter", ducats = 1 } } },
    game = { reserve = { "agent" }, stacks = stacks, road = { "cooper" }, events = {}, summer = { "rats", "levy", "poachers" } },
  },
  run = function(t)
    t:expect("game", { events = 2 })
  end,
}

solo "V-111: the last event of a deck comes up before the discarded ones are shuffled in" {
  rules = { "V-111" },
  given = {
    phase = "events", step = "countess",
    countess = { village = { "countess" } },
    game = { reserve = { "jeweler" }, stacks = stacks, road = { "cooper" }, events = {}, summer = { "rats" }, summer_discards = { "levy", "poachers" } },
  },
  run = function(t)
    t:expect("game", { events = { "rats" }, summer = {}, summer_discards = { "levy", "poachers" } })
  end,
}

solo "V-111: without any event left none comes up" {
  rules = { "V-111" },
  given = {
    phase = "events", step = "countess",
    countess = { village = { "countess" } },
    game = { reserve = { "seeker" }, stacks = stacks, road = { "cooper" }, events = {}, summer = {}, summer_discards = {} },
  },
  run = function(t)
    t:expect("game", { events = {} })
    t:expect("countess", { village = { "countess", "seeker" } })
  end,
}

local summer = {
  "rats", "conscription", "levy", "builders_toll", "hearth_tax", "poachers", "royal_summons", "defector", "roadblock",
  "timber_shortage", "hiring_ban", "crown_gift",
}
local winter = {
  "it_was_you", "abduction", "envy", "frozen_fields", "blizzard", "famine", "fire", "winter_tithe", "mercenaries", "press_gang",
  "confiscation", "grand_ball",
}

-- Whether these are the cards of a deck in the order in which they are printed, or the other way round.
local function in_order(cards, deck)
  local forwards, backwards = table.concat(deck, " "), {}
  for _, name in ipairs(deck) do
    table.insert(backwards, 1, name)
  end
  local found = table.concat(cards, " ")
  return forwards:find(found, 1, true) or table.concat(backwards, " "):find(found, 1, true)
end

solo "V-89: summer and winter events are shuffled" {
  rules = { "V-89" },
  dealt = true,
  run = function(t)
    assert(not in_order(t:names("game", "summer"), summer))
    assert(not in_order(t:names("game", "winter"), winter))
  end,
}

solo "V-111: discarded events are shuffled before they are a deck again, and forget that they have happened" {
  rules = { "V-100", "V-111" },
  given = {
    phase = "events", step = "events",
    ann = { village = { "founders" }, away = { "jester" } }, countess = { village = { "countess" } },
    game = {
      reserve = { "jeweler" }, stacks = stacks, road = { "cooper" }, events = { "crown_gift" }, summer = {},
      summer_discards = { "rats", "conscription", "levy", "builders_toll", "hearth_tax", "poachers", "royal_summons" },
    },
  },
  run = function(t)
    t:expect("game", { summer = 7, events = 1, summer_discards = {} })
    assert(not in_order(t:names("game", "summer"), { "rats", "conscription", "levy", "builders_toll", "hearth_tax", "poachers", "royal_summons" }))
    t:set("game", { summer = {}, events = {} })
  end,
}

solo "V-100: an event that has happened lies on its pile as if it had not" {
  rules = { "V-100" },
  given = {
    phase = "events", step = "events",
    ann = { village = { "founders" }, away = { "jester" } }, countess = { village = { "countess" } },
    game = { reserve = { "jeweler" }, stacks = stacks, road = { "cooper" }, events = { "crown_gift" }, summer = { "rats" }, summer_discards = {} },
  },
  run = function(t)
    t:expect("game", { summer_discards = { { "crown_gift", begun = 0 } } })
  end,
}

solo "V-73: a card the Countess takes from a stack can bring the first market on" {
  rules = { "V-29", "V-73", "V-113" },
  given = {
    phase = "events", step = "countess",
    ann = { village = { "hunter" }, ducats = 0 }, countess = { village = { "countess" }, ducats = 0 },
    game = { reserve = {}, discard_pile = {}, stacks = { {}, { "seeker" }, { "agent" } }, road = { "cooper" }, events = {}, summer = { "rats" } },
  },
  run = function(t)
    t:expect_before("first_market", "game", { markets = { { "first_market", side = 1 }, { "second_market", side = 0 } } })
    t:expect("countess", { ducats = 4, village = { "countess", "seeker" } })
    t:expect("game", { markets = { "second_market" } })
  end,
}
