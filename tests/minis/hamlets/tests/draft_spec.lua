-- Drafting in Hamlets: the row, the backs of the stacks, the omens, the baron.

scenario "A slot of the row is refilled in place from its own stack" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "draft", step = "draft", active = "ann",
    game = {
      omens = { "calm" },
      row = { "logger", "sawyer", "miner", "smith", "farmer", "miller" },
      stacks = { { "yard", "logger" }, { "pedlar", "logger" }, { "ghost", "logger" } },
    },
  },
  run = function(t)
    t:answer("ann", "miner")
    t:expect("ann", { hand = { "miner" }, drafts = 1 })
    t:expect("game", { row = { [3] = { "pedlar" } }, stacks = 5 })
    t:answer("ann", "sawyer")
    t:expect("game", { row = { [2] = { "yard" } } })
    t:expect_step("build")
  end,
}

scenario "Of a stack only the back is known; who drafts from it alone learns the card" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "draft", step = "draft", active = "ann",
    game = {
      omens = { "calm" },
      row = { "logger", "logger", "logger", "logger", "logger", "logger" },
      stacks = { { "jeweller", "carver" }, { "logger", "logger" }, { "logger", "logger" } },
    },
  },
  run = function(t)
    t:expect_asked("ann", {
      prompt = "draft", options = { "logger", "logger", "logger", "logger", "logger", "logger", "?ore", "?wood", "?wood" },
    })
    t:refused("ann", "jeweller", "not_offered")
    local told = #t:journal("bob")
    t:answer("ann", "?ore")
    t:expect_view("ann", { ann = { hand = { "jeweller" } } })
    t:expect_view("bob", { ann = { hand = 1 } })
    local news = t:journal("bob")
    for at = told + 1, #news do
      assert(not string.find(news[at], "Jeweller", 1, true), news[at])
    end
    assert(string.find(news[told + 2], "1 ore card from stacks to hand", 1, true), news[told + 2])
  end,
}

scenario "A Farmer looks at the top of a stack alone and may put it at the bottom" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "farmer" }, hamlet = { "yard" } },
    game = { omens = { "calm" }, stacks = { { "jeweller", "carver" }, {}, { "logger", "logger" } } },
  },
  run = function(t)
    t:build("ann", "farmer")
    t:expect_asked("ann", { prompt = "farmer.stack", options = { "stacks.1", "stacks.3" }, inside = { "farmer" } })
    t:refused("ann", "stacks.2", "empty")
    t:answer("ann", "stacks.1")
    t:expect_asked("ann", { prompt = "farmer.bottom", about = "jeweller" })
    t:answer("ann", true)
    t:expect("game", { stacks = { [1] = { "carver", "jeweller" }, [3] = { "logger", "logger" } } })
  end,
}

scenario "Rats cost everybody a draft, a Jester sends them away and the step begins anew" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "draft", step = "draft", active = "ann",
    ann = { beside = { "jester" } },
    bob = { beside = { "jester" } },
    game = { omens = { "rats" }, row = { "logger", "logger", "miner", "miner", "farmer", "farmer" } },
  },
  run = function(t)
    assert(t:value("ann", "draft_limit") == 1)
    t:meanwhile("ann", "jester")
    assert(t:value("ann", "draft_limit") == 2)
    t:expect("ann", { beside = {}, drafts = 0 })
    t:expect("bob", { beside = { "jester" } })
    t:expect("game", { omens = {}, box = { "jester", "rats" } })
    t:answer("ann", "logger")
    t:answer("ann", "farmer")
    t:expect_step("build")
  end,
}

scenario "A Storm takes a ducat from whoever begins a turn" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 3 },
    bob = { ducats = 3 },
    game = { omens = { "storm" } },
  },
  run = function(t)
    t:answer("ann", "pass")
    t:expect_active("bob")
    t:expect("ann", { ducats = 3 })
    t:expect("bob", { ducats = 2 })
  end,
}

scenario "Each round a new omen takes the place of the last" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 1,
  given = {
    phase = "dawn", active = "ann",
    game = { omens = { "storm" }, omen_deck = { "rats", "calm" } },
  },
  run = function(t)
    t:expect("game", { omens = { "rats" }, omen_deck = 1, box = { "storm" } })
    t:expect_step("draft")
    t:expect_view("ann", { game = { omen_deck = 1, omens = { "rats" } } })
  end,
}

scenario "The baron has no seat, yet takes the first card of the row each turn" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 1,
  given = {
    phase = "build", step = "build", active = "ann",
    baron = { hamlet = { "yard" } },
    game = {
      omens = { "calm" },
      row = { [2] = "smith", [3] = "logger" },
      stacks = { { "miner", "farmer" }, { "logger" }, { "logger" } },
    },
  },
  run = function(t)
    t:answer("ann", "pass")
    t:expect("baron", { hamlet = { "yard", "smith" } })
    t:expect("game", { row = { [2] = { "miner" }, [3] = { "logger" } } })
    t:expect_active("ann")
    t:expect_step("draft")
    t:expect_round(2)
  end,
}
