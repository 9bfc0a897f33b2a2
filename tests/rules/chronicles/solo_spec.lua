-- The solo game against the Lich King (docs/rules/chronicles.md, section 15).

local sets = { "chronicles", "chronicles-solo" }

-- Plays the rest of a last round without doing anything.
local function do_nothing_more(t)
  t:pass_until { step = "construct" }
  t:answer("ann", "pass")
end

scenario "One player has no neighbour but the Lich King" {
  ruleset = "chronicles",
  sets = sets,
  rules = { "C-1", "C-3", "C-131", "C-133", "C-153" },
  seats = 1,
  dealt = true,
  run = function(t)
    t:expect("game", { crypt = 16, tomb = 4, awakened = 0 })
    for round, name in ipairs(t:names("game", "necropolis")) do
      assert(name:starts_with("necropolis_" .. round), "one card of each type, in the order of the rounds")
    end
    t:expect_view("ann", { game = { necropolis = { "?", "?", "?", "?" } } })
    t:expect("ann", { gold = 3, unbuilt = { "mine", "tavern", "barracks", "temple", "town" } })
    t:expect("lich_king", { points = 0, gold = 0, unbuilt = 0, hand = 0 })
    t:refused_table({ seats = 0 }, "bad_setup: Chronicles is for 1 to 7 players")
    t:refused_table({ seats = 8 }, "bad_setup: Chronicles is for 1 to 7 players")
    t:refused_table({ seats = 1, options = { difficulty = -1 } }, "bad_setup: the option \"difficulty\" goes from 0 to 4")
    t:refused_table({ seats = 1, options = { difficulty = 5 } }, "bad_setup: the option \"difficulty\" goes from 0 to 4")
    t:refused_table({ seats = 3, options = { difficulty = 2 } }, "bad_setup: the option \"difficulty\" is only for 1 player")
    t:refused_table({ seats = 1, options = { duel = 1 } }, "bad_setup: the option \"duel\" is only for 2 players")
    for _ = 1, 4 do
      do_nothing_more(t)
    end
    t:expect_finished {}
  end,
}

scenario "Without the solo set one player is too few, and with it nobody else notices" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-1", "C-153" },
  seats = 2,
  given = { phase = "aging", step = "age", round = 4, ann = { points = 1 } },
  run = function(t)
    t:refused_table({ seats = 1 }, "bad_setup: Chronicles is for 2 to 7 players")
    t:expect_finished { winners = { "ann" } }
  end,
}

local tables = {
  { sets = sets, deck = 81 },
  { sets = { "chronicles", "chronicles-beyond-the-gates", "chronicles-solo" }, deck = 101 },
  { sets = { "chronicles", "chronicles-forge-of-legends", "chronicles-solo" }, deck = 125 },
  { sets = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends", "chronicles-solo" }, deck = 145 },
}
for _, each in ipairs(tables) do
  scenario("Twelve cards seen, five kept, seven for the nether world, from a deck of " .. each.deck) {
    ruleset = "chronicles",
    sets = each.sets,
    rules = { "C-129", "C-132", "C-135", "C-136", "C-140", "CX-38" },
    seats = 1,
    dealt = true,
    run = function(t)
      for round = 1, 4 do
        local first = t:names("ann", "pack")
        assert(#first == 4 and t:count("game", "deck") == each.deck - 12 * (round - 1) - 4)
        for pick, lying in ipairs { 4, 5, 6, 7, 8 } do
          t:expect("ann", { pack = lying, kept = pick - 1 })
          -- One of the first four is passed over and can still be taken at the end.
          local wanted = { first[1], first[2], first[3], t:names("ann", "pack")[1], first[4] }
          t:answer("ann", wanted[pick])
        end
        t:expect("game", { nether = 0, deck = each.deck - 12 * round })
        assert(t:count("ann", "hand") + t:count("ann", "saved") == 5)
        do_nothing_more(t)
        t:expect("game", { discard_pile = round < 4 and 12 * round or 48 })
      end
      t:expect_finished {}
    end,
  }
end

-- Seven cards left lying, and what they give the King.
local lying = { "monkey", "farmer", "farmer", "farmer", "kraken", "manticore", "cave_spirit" }
local conditions = {
  { "necropolis_1a", 4, "cost 0 or less: Monkey and three Farmers" },
  { "necropolis_1b", 0, "wood: nobody" },
  { "necropolis_1c", 3, "food: three Farmers" },
  { "necropolis_1d", 2, "crystal: the Cave Spirit, 2 points" },
  { "necropolis_1e", 2, "strength 4 or more: Kraken and Cave Spirit" },
  { "necropolis_2a", 2, "cost 3 or more: the Kraken, 2 points" },
  { "necropolis_2b", 1, "cost 1: the Cave Spirit" },
  { "necropolis_2c", 0, "income: nobody" },
  { "necropolis_2d", 2, "aging: Monkey and Kraken" },
  { "necropolis_2e", 1, "an asterisk: the Manticore" },
  { "necropolis_3a", 1, "cost 2: the Manticore" },
  { "necropolis_3b", 2, "placement: Kraken and Cave Spirit" },
  { "necropolis_3c", 4, "strength 1: Monkey and three Farmers" },
  { "necropolis_3d", 2, "three Farmers are one pair, 2 points" },
  { "necropolis_3e", 1, "strength 2 or 3: the Manticore" },
  { "lich_king_devourer", 2, "cost 2 or more: Kraken and Manticore" },
}

local function recruiting(cards, king, sets_in_use)
  local pack = { "knight", table.unpack(cards) }
  return {
    ruleset = "chronicles",
    sets = sets_in_use or sets,
    rules = { "C-137", "C-139" },
    seats = 1,
    given = {
      phase = "recruit", step = "pick", round = 4,
      ann = { kept = { "rogue", "rogue", "miner", "miner" }, pack = pack },
      game = king,
    },
  }
end

for _, each in ipairs(conditions) do
  local is_lich = each[1]:starts_with("lich_king")
  local of_the_round = { "necropolis_4a", face = "down" }
  local plan = recruiting(lying, {
    awakened = is_lich and { each[1] } or {},
    necropolis = { [1] = not is_lich and each[1] or nil, [4] = of_the_round },
  })
  plan.run = function(t)
    t:answer("ann", "knight")
    t:expect("lich_king", { points = each[2] })
    t:expect("game", { nether = 0 })
    do_nothing_more(t)
  end
  scenario("The King's nether cards, " .. each[3])(plan)
end

local artifacts = recruiting(
  { "bottomless_purse", "woodsmans_axe", "hourglass_of_ages", "crystal_orb", "magnificent_rose", "banner_of_glory" },
  { necropolis = { "necropolis_1a", "necropolis_1b", "necropolis_2c", { "necropolis_4a", face = "down" } } },
  { "chronicles", "chronicles-forge-of-legends", "chronicles-solo" }
)
artifacts.run = function(t)
  t:answer("ann", "knight")
  t:expect("lich_king", { points = 2 }) -- wood and income; none has a cost
  do_nothing_more(t)
end
scenario "An artifact has no cost, but resources and abilities" (artifacts)

local face_down = recruiting(lying, {
  necropolis = { { "necropolis_1a", face = "down" }, { "necropolis_1c", face = "down" }, "necropolis_1d", { "necropolis_4a", face = "down" } },
})
face_down.run = function(t)
  t:answer("ann", "knight")
  t:expect("lich_king", { points = 2 })
  do_nothing_more(t)
end
scenario "A necropolis card counts once it lies face up" (face_down)

scenario "Nothing lies face up in the first recruitment, and each war turns up one card for the next" {
  ruleset = "chronicles",
  sets = sets,
  rules = { "C-133", "C-137", "C-138", "C-139" },
  seats = 1,
  dealt = true,
  run = function(t)
    t:pass_until { step = "plan" }
    t:expect("lich_king", { points = 0 })
    do_nothing_more(t)
    local first = t:names("game", "necropolis")[1]
    t:expect_view("ann", { game = { necropolis = { first, "?", "?", "?" } } })
    for _ = 2, 4 do
      do_nothing_more(t)
    end
    t:expect_view("ann", { game = { necropolis = t:names("game", "necropolis") } })
  end,
}

-- The Demon has strength 7: the card of the war, further cards of the King, points of the player and of the King.
local wars = {
  { "necropolis_2a", {}, 3, 3, "armies 5 and 8", {
    "lich_king fights with strength 5", "ann wins the war against lich_king",
    "lich_king fights with strength 8", "lich_king wins the war against ann",
  } },
  { "necropolis_2c", {}, 6, 6, "armies 7 and 7", {
    "lich_king fights with strength 7", "ann and lich_king are equally strong: both win",
    "lich_king fights with strength 7", "ann and lich_king are equally strong: both win",
  } },
  { "necropolis_1a", {}, 6, 0, "armies 3 and 5" },
  { "necropolis_2a", { "lich_king_warlord" }, 3, 4, "armies 5 and 8, Warlord" },
  { "necropolis_4c", {}, 0, 10, "armies 11 and 12, and 2 more for each" },
  { "necropolis_4c", { "lich_king_warlord" }, 0, 12, "armies 11 and 12, and 3 more for each" },
}
for _, each in ipairs(wars) do
  scenario("Strength 7 against " .. each[5]) {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-138", "C-139", "CX-39" },
    seats = 1,
    given = {
      phase = "war", step = "fight", round = 4,
      ann = { kingdom = { [1] = "demon" } },
      game = { necropolis = { [4] = { each[1], face = "down" } }, awakened = each[2] },
    },
    run = function(t)
      t:expect("ann", { points = each[3], gold = 5 })
      t:expect("lich_king", { points = each[4] })
      local heard = {}
      for _, line in ipairs(t:journal("ann")) do
        if line:find("strength") or line:find("the war") or line:find("strong") then
          table.insert(heard, line)
        end
      end
      assert(heard[1] == "ann fights with strength 7", heard[1])
      for number, line in ipairs(each[6] or {}) do
        assert(heard[number + 1] == line, heard[number + 1])
      end
      assert(#heard == 5)
      t:answer("ann", "pass")
    end,
  }
end

-- What is left at the end: three buildings unbuilt, the mine at level 1, the temple at level 2; the Knight dies.
local ends = {
  { "necropolis_4a", 3, "3 points" },
  { "necropolis_4b", 3, "buildings that are not built" },
  { "necropolis_4c", 0, "nothing outside war" },
  { "necropolis_4d", 2, "characters with an age token" },
  { "necropolis_4e", 2, "each 2 of 5 gold" },
  { "lich_king_ruiner", 4, "buildings below level 2" },
  { "lich_king_reaper", 1, "who dies" },
}
for _, each in ipairs(ends) do
  local is_lich = each[1]:starts_with("lich_king")
  scenario("The King's last points: " .. each[3]) {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-134", "C-139", "C-141" },
    seats = 1,
    given = {
      phase = "aging", step = "age", round = 4,
      ann = {
        gold = 5, points = 10,
        kingdom = { { "knight", age = 1 }, "farmer", "miner" },
        buildings = { { "mine", level = 1 }, { "temple", level = 2 } },
        unbuilt = { "tavern", "town", "barracks" },
      },
      game = is_lich and { awakened = { each[1] }, necropolis = {} } or { necropolis = { [4] = each[1] } },
    },
    run = function(t)
      t:expect("lich_king", { points = each[2] })
      t:expect_finished { winners = { "ann" }, ranks = { ann = { 14, 5 } } }
    end,
  }
end

scenario "The Reaper counts the dead of every round, not only of the last" {
  ruleset = "chronicles",
  sets = sets,
  rules = { "C-134" },
  seats = 1,
  given = {
    phase = "aging", step = "age", round = 3,
    ann = { kingdom = { { "knight", age = 1 }, { "farmer", age = 1 }, { "miner" } } },
    game = { awakened = { "lich_king_reaper" }, necropolis = { [4] = { "necropolis_4c", face = "down" } } },
  },
  run = function(t)
    t:expect("lich_king", { points = 2 })
    t:pass_until { step = "plan" }
    do_nothing_more(t)
  end,
}

for _, each in ipairs { { 24, "ann" }, { 25 }, { 26 } } do
  scenario("25 points against " .. each[1]) {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-130" },
    seats = 1,
    given = {
      phase = "aging", step = "age", round = 4,
      ann = { points = 22, gold = 9, buildings = { { "temple", level = 2 } } },
      lich_king = { points = each[1] },
      game = { necropolis = {} },
    },
    run = function(t)
      t:expect_finished { winners = { each[2] }, ranks = { ann = { 25, 9 } } }
    end,
  }
end

for difficulty = 0, 4 do
  scenario("Difficulty " .. difficulty .. " is as many Lich King cards by lot") {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-134" },
    seats = 1,
    options = { difficulty = difficulty },
    dealt = true,
    run = function(t)
      t:expect_asked("ann", { prompt = "pick" })
      t:expect("game", { awakened = difficulty })
      t:expect_view("ann", { game = { awakened = t:names("game", "awakened"), tomb = t:names("game", "tomb") } })
      for _ = 1, 4 do
        do_nothing_more(t)
      end
    end,
  }
end

scenario "The player may choose the Lich King cards instead" {
  ruleset = "chronicles",
  sets = sets,
  rules = { "C-134" },
  seats = 1,
  options = { difficulty = 2, choose_lich_king = 1 },
  dealt = true,
  run = function(t)
    t:expect_asked("ann", { prompt = "awaken", min = 2, max = 2 })
    t:refused("ann", { "lich_king_reaper" }, "too_few")
    t:answer("ann", { "lich_king_reaper", "lich_king_ruiner" })
    t:expect("game", { awakened = { "lich_king_reaper", "lich_king_ruiner" }, tomb = 2 })
    for _ = 1, 4 do
      do_nothing_more(t)
    end
    t:expect_finished {}
    t:expect("game", { awakened = { "lich_king_reaper", "lich_king_ruiner" }, tomb = 2 }) -- chosen once
  end,
}

scenario "Whoever wants to choose all four Lich King cards is not asked which" {
  ruleset = "chronicles",
  sets = sets,
  rules = { "C-134" },
  seats = 1,
  options = { difficulty = 4, choose_lich_king = 1 },
  dealt = true,
  run = function(t)
    t:expect_asked("ann", { prompt = "pick" })
    t:expect("game", { awakened = 4, tomb = 0 })
    for _ = 1, 4 do
      do_nothing_more(t)
    end
  end,
}

scenario "Cards that run short are picked to the last" {
  ruleset = "chronicles",
  sets = sets,
  rules = { "C-29", "C-136" },
  seats = 1,
  given = {
    phase = "recruit", step = "packs", round = 4,
    ann = {},
    game = { deck = { "knight", "miner" }, discard_pile = {}, necropolis = { [4] = { "necropolis_4a", face = "down" } } },
  },
  run = function(t)
    t:answer("ann", "knight")
    t:expect("ann", { hand = { "knight", "miner" }, pack = {}, kept = {} })
    t:expect("game", { deck = {}, discard_pile = {} })
    do_nothing_more(t)
  end,
}

scenario "The Ruiner counts buildings that are unbuilt or at level 1, and none at level 2" {
  ruleset = "chronicles",
  sets = sets,
  rules = { "C-134", "C-139" },
  seats = 1,
  given = {
    phase = "aging", step = "age", round = 4,
    ann = {
      points = 10,
      buildings = { { "mine", level = 1 }, { "town", level = 1 }, { "temple", level = 2 } },
      unbuilt = { "tavern" },
    },
    game = { awakened = { "lich_king_ruiner" }, necropolis = {} },
  },
  run = function(t)
    t:expect("lich_king", { points = 3 })
  end,
}

-- The copies that lie in the nether, and the pairs among them at 2 points each.
for copies, points in ipairs { 0, 2, 2, 4 } do
  local cards = { "monkey", "kraken" }
  for _ = 1, copies do
    table.insert(cards, "farmer")
  end
  local pairs_of = recruiting(cards, { necropolis = { "necropolis_3d", [4] = { "necropolis_4a", face = "down" } } })
  pairs_of.run = function(t)
    t:answer("ann", "knight")
    t:expect("lich_king", { points = points })
    do_nothing_more(t)
  end
  scenario("Pairs among " .. copies .. " of a kind")(pairs_of)
end
