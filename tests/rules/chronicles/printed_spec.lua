-- Every printed number of every card of Chronicles, as the card lists in docs/rules have them: written from those lists, not
-- from the set files, so that a slip in either is noticed. A fact of these that a card does not name must not be there.

local facts = {
  "cost", "strength", "varies", "wood", "food", "crystal", "income", "fights_from_back", "never_dies", "dies_with", "points",
  "brings_artifact", "levels", "tile", "used_with", "acts_in", "params",
}

local function expect_all(t, cards)
  for name, printed in pairs(cards) do
    for _, fact in ipairs(facts) do
      if printed[fact] == nil then
        printed[fact] = "none"
      end
    end
    t:expect_printed(name, printed)
  end
end

scenario "What is printed on the cards of the base game" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  given = { phase = "deploy", step = "plan" },
  run = function(t)
    expect_all(t, {
      adventurer = { types = { "character" }, copies = 2, crystal = 1, cost = 0, strength = 2 },
      archer = {
        types = { "character" }, copies = 2, acts_in = { "war" }, cost = 1, strength = 2, fights_from_back = true,
      },
      blacksmith = {
        types = { "character" }, copies = 3, acts_in = { "income" }, cost = 0, strength = 1, income = 1,
      },
      cave_spirit = {
        types = { "character" }, copies = 2, acts_in = { "placement" }, crystal = 1, cost = 1, strength = 4,
        params = { age = 1 },
      },
      cerberus = {
        types = { "character" }, copies = 3, acts_in = { "war" }, cost = 0, strength = 2, varies = true,
        params = { fed = 3 },
      },
      colossus = {
        types = { "character" }, copies = 1, acts_in = { "war" }, cost = 2, strength = 1, varies = true,
        params = { aged = 7, points = 1 },
      },
      commander = {
        types = { "character" }, copies = 2, acts_in = { "war" }, cost = 2, strength = 4, params = { points = 1 },
      },
      cook = {
        types = { "character" }, copies = 2, acts_in = { "income" }, cost = 0, strength = 1, params = { gold = 1 },
      },
      demon = {
        types = { "character" }, copies = 1, acts_in = { "placement", "age" }, cost = 2, strength = 7,
        params = { age = 1, loss = 3 },
      },
      dragon = {
        types = { "character" }, copies = 1, acts_in = { "war" }, cost = 3, strength = 0, varies = true,
        params = { awake = 7 },
      },
      farmer = { types = { "character" }, copies = 3, food = 1, cost = 0, strength = 1 },
      forest_child = { types = { "character" }, copies = 3, wood = 1, food = 1, cost = 1, strength = 1 },
      forest_spirit = { types = { "character" }, copies = 1, wood = 3, cost = 3, strength = 3 },
      giant_snake = {
        types = { "character" }, copies = 1, acts_in = { "war", "income" }, cost = 1, strength = 4, varies = true,
        params = { sated = 0, gold = 3 },
      },
      golem = { types = { "character" }, copies = 2, acts_in = { "placement" }, cost = 2, strength = 3 },
      grand_architect = { types = { "character" }, copies = 1, acts_in = { "build" }, cost = 1, strength = 1 },
      hunter = { types = { "character" }, copies = 2, food = 1, cost = 0, strength = 2 },
      knight = { types = { "character" }, copies = 3, cost = 1, strength = 4 },
      kraken = {
        types = { "character" }, copies = 1, acts_in = { "placement", "age" }, cost = 6, strength = 9,
        params = { loss = 3, age = 1, points = 1 },
      },
      landlord = { types = { "character" }, copies = 1, acts_in = { "build" }, wood = 1, cost = 2, strength = 1 },
      leviathan = {
        types = { "character" }, copies = 1, acts_in = { "war" }, food = 2, cost = 3, strength = 4, varies = true,
        params = { each = 2 },
      },
      manticore = {
        types = { "character" }, copies = 3, acts_in = { "war" }, cost = 2, strength = 2, varies = true,
        params = { each = 2 },
      },
      master_alchemist = {
        types = { "character" }, copies = 1, acts_in = { "deploy", "war", "income" }, cost = 2, strength = 1,
        params = { age = 1, points = 1, gold = 1 },
      },
      militiaman = {
        types = { "character" }, copies = 3, acts_in = { "war" }, cost = 0, strength = 2, varies = true,
        params = { each = 1 },
      },
      miner = { types = { "character" }, copies = 3, crystal = 1, cost = 1, strength = 2 },
      monkey = {
        types = { "character" }, copies = 2, acts_in = { "age" }, cost = -1, strength = 1, params = { gold = 1 },
      },
      mystical_healer = {
        types = { "character" }, copies = 3, acts_in = { "age" }, cost = 0, strength = 1, params = { age = 1 },
      },
      necromancer = {
        types = { "character" }, copies = 1, acts_in = { "placement" }, cost = 1, strength = 4,
        params = { age = 1 },
      },
      ogre = {
        types = { "character" }, copies = 1, acts_in = { "war" }, cost = 2, strength = 2, varies = true,
        params = { each = 1 },
      },
      palm_reader = {
        types = { "character" }, copies = 2, acts_in = { "age" }, cost = 2, strength = 1, params = { points = 1 },
      },
      peddler = {
        types = { "character" }, copies = 3, acts_in = { "income" }, wood = 1, cost = 1, strength = 1, income = 1,
      },
      relic_of_wisdom = {
        types = { "character" }, copies = 1, acts_in = { "age", "end" }, cost = 2, strength = 0, never_dies = true,
        params = { points = 2 },
      },
      rogue = {
        types = { "character" }, copies = 2, acts_in = { "war" }, cost = 1, strength = 3, params = { gold = 1 },
      },
      salamander = {
        types = { "character" }, copies = 1, acts_in = { "war", "age" }, cost = 2, strength = 4, varies = true,
        dies_with = 2, params = { each = 1 },
      },
      sculptor = {
        types = { "character" }, copies = 2, acts_in = { "age" }, cost = 0, strength = 1, params = { points = 3 },
      },
      shapeshifter = {
        types = { "character" }, copies = 1, acts_in = { "placement" }, cost = 0, strength = 0,
        params = { cost_limit = 3, age = 1 },
      },
      strategist = {
        types = { "character" }, copies = 1, acts_in = { "war" }, cost = 3, strength = 1, varies = true,
        fights_from_back = true, params = { each = 1 },
      },
      time_master = {
        types = { "character" }, copies = 3, acts_in = { "placement" }, cost = 0, strength = 1,
        params = { age = 2 },
      },
      treefolk = { types = { "character" }, copies = 2, food = 1, cost = 1, strength = 3 },
      veteran = {
        types = { "character" }, copies = 3, acts_in = { "placement" }, cost = 0, strength = 3,
        params = { age = 1 },
      },
      wood_merchant = { types = { "character" }, copies = 2, acts_in = { "build" }, cost = 0, strength = 1 },
      woodcutter = { types = { "character" }, copies = 3, wood = 1, cost = 0, strength = 2 },
      mine = {
        types = { "building" }, copies = 1, acts_in = { "war" }, crystal = 1,
        levels = { { cost = { { wood = 1 } }, points = 1 }, { cost = { { wood = 1, crystal = 1 } }, points = 3 } },
        params = { points_each = 2 },
      },
      tavern = {
        types = { "building" }, copies = 1, acts_in = { "income", "war" },
        levels = { { cost = { { food = 1 } }, points = 1 }, { cost = { { wood = 1, food = 1 } }, points = 3 } },
        params = { gold = 1, points_each = 1 },
      },
      barracks = {
        types = { "building" }, copies = 1, acts_in = { "war" },
        levels = { { cost = { { wood = 1 } }, points = 1 }, { cost = { { wood = 1, food = 1 } }, points = 3 } },
        tile = "barracks", params = { more = 1, strong = 3, points_each = 1 },
      },
      temple = {
        types = { "building" }, copies = 1, acts_in = { "income", "war" },
        levels = { { cost = { { crystal = 1 }, { gold = 2 } }, points = 1 }, { cost = { { crystal = 2 }, { gold = 3 } }, points = 3 } },
        income = 2, params = { war_points = 2 },
      },
      town = {
        types = { "building" }, copies = 1, wood = 1, food = 1,
        levels = { { cost = { { wood = 1 } }, points = 1 }, { cost = { { wood = 2 } }, points = 3 } },
        params = { second = 1 },
      },
    })
  end,
}

scenario "What is printed on the cards of Beyond the Gates" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  given = { phase = "deploy", step = "plan" },
  run = function(t)
    expect_all(t, {
      princess = {
        types = { "character" }, copies = 1, acts_in = { "war" }, cost = 5, strength = 0,
        used_with = "gates_characters",
      },
      lost_soul = {
        types = { "character" }, copies = 2, acts_in = { "age" }, cost = 3, strength = 0,
        used_with = "gates_characters", params = { points = 7 },
      },
      noble = {
        types = { "character" }, copies = 1, acts_in = { "placement" }, cost = 2, strength = 1,
        used_with = "gates_characters", params = { points = 1, most = 10 },
      },
      shadow = {
        types = { "character" }, copies = 2, acts_in = { "placement" }, cost = 1, strength = 1,
        used_with = "gates_characters",
      },
      relic_of_light = {
        types = { "character" }, copies = 1, acts_in = { "age" }, cost = 3, strength = 0, never_dies = true,
        used_with = "gates_characters", params = { points = 1 },
      },
      relic_of_war = {
        types = { "character" }, copies = 1, acts_in = { "war", "age" }, cost = 3, strength = 2, varies = true,
        never_dies = true, used_with = "gates_characters", params = { each = 1 },
      },
      grand_intendant = {
        types = { "character" }, copies = 1, acts_in = { "placement" }, food = 1, cost = 2, strength = 3,
        used_with = "gates_characters", params = { gold = 2 },
      },
      smuggler = {
        types = { "character" }, copies = 2, acts_in = { "income" }, cost = 1, strength = 2,
        used_with = "gates_characters", params = { gold = 2 },
      },
      sorcerers_apprentice = {
        types = { "character" }, copies = 3, acts_in = { "placement" }, cost = 0, strength = 1,
        used_with = "gates_characters",
      },
      imp_lackey = {
        types = { "character" }, copies = 2, acts_in = { "age" }, cost = -2, strength = 1,
        used_with = "gates_characters", params = { loss = 2 },
      },
      dryad = {
        types = { "character" }, copies = 1, acts_in = { "build" }, wood = 1, cost = 1, strength = 1,
        used_with = "gates_characters",
      },
      djinn = {
        types = { "character" }, copies = 2, acts_in = { "placement" }, cost = 2, strength = 2,
        used_with = "gates_characters",
      },
      gate_guardian = {
        types = { "character" }, copies = 1, acts_in = { "placement" }, cost = 2, strength = 6,
        used_with = "gates_characters", params = { age = 1 },
      },
      port = {
        types = { "building" }, copies = 1, acts_in = { "income", "war" },
        levels = { { cost = { { wood = 1 } }, points = 1 }, { cost = { { wood = 1, food = 1 } }, points = 3 } },
        tile = "gates", used_with = "gates_buildings", params = { gold = 1, war_points = 2 },
      },
      abbey = {
        types = { "building" }, copies = 1, acts_in = { "income", "war" },
        levels = { { cost = { { food = 1 } }, points = 1 }, { cost = { { wood = 1, crystal = 1 } }, points = 3 } },
        tile = "gates", used_with = "gates_buildings", params = { kinds = 2, gold = 1, points_each = 1 },
      },
      crypt = {
        types = { "building" }, copies = 1, acts_in = { "age" },
        levels = { { cost = { { wood = 1 } }, points = 1 }, { cost = { { food = 1, crystal = 1 } }, points = 3 } },
        tile = "gates", used_with = "gates_buildings", params = { gold = 1, points_each = 1 },
      },
      academy = {
        types = { "building" }, copies = 1, acts_in = { "deploy", "war" },
        levels = { { cost = { { crystal = 1 } }, points = 1 }, { cost = { { wood = 1, crystal = 1 } }, points = 3 } },
        tile = "gates", used_with = "gates_buildings", params = { age = 1, points_each = 1 },
      },
      watchtower = {
        types = { "building" }, copies = 1, acts_in = { "war" },
        levels = { { cost = { { wood = 1 } }, points = 1 }, { cost = { { wood = 1, crystal = 1 } }, points = 3 } },
        tile = "gates", used_with = "gates_buildings", params = { more = 2, points = 1 },
      },
      market = {
        types = { "building" }, copies = 1, acts_in = { "income", "end" },
        levels = { { cost = { { food = 1 } }, points = 1 }, { cost = { { wood = 1, food = 1 } }, points = 3 } },
        tile = "gates", used_with = "gates_buildings", params = { gold = 1, points = 1, hoard = 3 },
      },
    })
  end,
}

scenario "What is printed on the cards of Forge of Legends" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-forge-of-legends" },
  given = { phase = "deploy", step = "plan" },
  run = function(t)
    expect_all(t, {
      court_jester = {
        types = { "character" }, copies = 2, acts_in = { "placement" }, cost = 1, strength = 1,
        brings_artifact = true,
      },
      titan = { types = { "character" }, copies = 1, acts_in = { "placement" }, cost = 5, strength = 5 },
      relic_of_fertility = {
        types = { "character" }, copies = 1, acts_in = { "war", "age" }, cost = 2, strength = 0, never_dies = true,
        params = { points_each = 1 },
      },
      standard_bearer = {
        types = { "character" }, copies = 2, acts_in = { "placement" }, cost = 1, strength = 2,
        params = { costly = 2, gold = 1, costliest = 3, more_gold = 2 },
      },
      runesmith = {
        types = { "character" }, copies = 3, acts_in = { "income" }, cost = 0, strength = 1,
        params = { gold = 1, most = 2 },
      },
      treasure_hunter = {
        types = { "character" }, copies = 2, acts_in = { "war" }, cost = 1, strength = 2, varies = true,
        params = { each = 1 },
      },
      archivist = {
        types = { "character" }, copies = 2, acts_in = { "war" }, cost = 1, strength = 1,
        params = { points_each = 1, most = 3 },
      },
      paladin = { types = { "character" }, copies = 3, cost = 2, strength = 5 },
      forester = { types = { "character" }, copies = 3, wood = 1, cost = 0, strength = 1 },
      stonecutter = { types = { "character" }, copies = 2, crystal = 1, cost = 0, strength = 0 },
      herbalist = {
        types = { "character" }, copies = 2, acts_in = { "placement" }, food = 1, cost = 0, strength = 1,
        params = { age = 1 },
      },
      phoenix = { types = { "character" }, copies = 1, acts_in = { "age" }, cost = 3, strength = 5, dies_with = 2 },
      war_drummer = {
        types = { "character" }, copies = 2, acts_in = { "war" }, cost = 1, strength = 1, params = { more = 1 },
      },
      bottomless_purse = { types = { "artifact" }, copies = 2, acts_in = { "income" }, points = 1, income = 1 },
      magnificent_rose = {
        types = { "artifact" }, copies = 2, acts_in = { "age" }, points = 2, params = { gain = 1 },
      },
      cursed_crown = {
        types = { "artifact" }, copies = 1, acts_in = { "income" }, points = 5, params = { less = 1 },
      },
      shield_of_strength = {
        types = { "artifact" }, copies = 2, acts_in = { "war" }, points = 1, params = { more = 2 },
      },
      woodsmans_axe = { types = { "artifact" }, copies = 2, wood = 1, points = 1 },
      horn_of_plenty = { types = { "artifact" }, copies = 2, food = 1, points = 1 },
      crystal_orb = { types = { "artifact" }, copies = 2, crystal = 1, points = 1 },
      hourglass_of_ages = {
        types = { "artifact" }, copies = 2, acts_in = { "deploy" }, points = 1, params = { age = 1 },
      },
      banner_of_glory = {
        types = { "artifact" }, copies = 2, acts_in = { "war" }, points = 1, params = { gain = 1 },
      },
      architects_compass = { types = { "artifact" }, copies = 1, acts_in = { "build" }, points = 2 },
      inn = {
        types = { "building" }, copies = 1, acts_in = { "income", "war" },
        levels = { { cost = { { food = 1 } }, points = 1 }, { cost = { { wood = 1, food = 1 } }, points = 3 } },
        tile = "forge", params = { gold = 1, points_each = 1 },
      },
      sawmill = {
        types = { "building" }, copies = 1, acts_in = { "war" }, wood = 1,
        levels = { { cost = { { wood = 1 } }, points = 1 }, { cost = { { wood = 1, crystal = 1 } }, points = 3 } },
        tile = "forge", params = { points_each = 1 },
      },
      royal_palace = {
        types = { "building" }, copies = 1, acts_in = { "income", "war" },
        levels = { { cost = { { wood = 1, crystal = 1 } }, points = 2 }, { cost = { { wood = 1, food = 1, crystal = 1 } }, points = 5 } },
        tile = "forge", params = { gold = 1, most = 3, gain = 2 },
      },
    })
  end,
}

scenario "What is printed on the cards of the solo game" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-solo" },
  given = { phase = "deploy", step = "plan" },
  run = function(t)
    expect_all(t, {
      necropolis_1a = {
        types = { "necropolis" }, round = 1, red = 3, blue = 5, scores_in = "recruit", counts = "nether_cost",
        params = { points = 1, most = 0 },
      },
      necropolis_1b = {
        types = { "necropolis" }, round = 1, red = 4, blue = 4, scores_in = "recruit", counts = "nether_producing",
        params = { points = 1, resource = "wood" },
      },
      necropolis_1c = {
        types = { "necropolis" }, round = 1, red = 2, blue = 6, scores_in = "recruit", counts = "nether_producing",
        params = { points = 1, resource = "food" },
      },
      necropolis_1d = {
        types = { "necropolis" }, round = 1, red = 4, blue = 6, scores_in = "recruit", counts = "nether_producing",
        params = { points = 2, resource = "crystal" },
      },
      necropolis_1e = {
        types = { "necropolis" }, round = 1, red = 5, blue = 3, scores_in = "recruit", counts = "nether_strength",
        params = { points = 1, least = 4 },
      },
      necropolis_2a = {
        types = { "necropolis" }, round = 2, red = 5, blue = 8, scores_in = "recruit", counts = "nether_cost",
        params = { points = 2, least = 3 },
      },
      necropolis_2b = {
        types = { "necropolis" }, round = 2, red = 6, blue = 7, scores_in = "recruit", counts = "nether_cost",
        params = { points = 1, exactly = 1 },
      },
      necropolis_2c = {
        types = { "necropolis" }, round = 2, red = 7, blue = 7, scores_in = "recruit", counts = "nether_acting_in",
        params = { points = 1, phases = { "income" } },
      },
      necropolis_2d = {
        types = { "necropolis" }, round = 2, red = 4, blue = 9, scores_in = "recruit", counts = "nether_acting_in",
        params = { points = 1, phases = { "age" } },
      },
      necropolis_2e = {
        types = { "necropolis" }, round = 2, red = 8, blue = 6, scores_in = "recruit", counts = "nether_varying",
        params = { points = 1 },
      },
      necropolis_3a = {
        types = { "necropolis" }, round = 3, red = 8, blue = 10, scores_in = "recruit", counts = "nether_cost",
        params = { points = 1, exactly = 2 },
      },
      necropolis_3b = {
        types = { "necropolis" }, round = 3, red = 7, blue = 11, scores_in = "recruit", counts = "nether_acting_in",
        params = { points = 1, phases = { "placement", "deploy" } },
      },
      necropolis_3c = {
        types = { "necropolis" }, round = 3, red = 9, blue = 9, scores_in = "recruit", counts = "nether_strength",
        params = { points = 1, exactly = 1 },
      },
      necropolis_3d = {
        types = { "necropolis" }, round = 3, red = 6, blue = 12, scores_in = "recruit", counts = "nether_pairs",
        params = { points = 2 },
      },
      necropolis_3e = {
        types = { "necropolis" }, round = 3, red = 10, blue = 8, scores_in = "recruit", counts = "nether_strength",
        params = { points = 1, least = 2, most = 3 },
      },
      necropolis_4a = {
        types = { "necropolis" }, round = 4, red = 10, blue = 13, scores_in = "end", counts = "always",
        params = { points = 3 },
      },
      necropolis_4b = {
        types = { "necropolis" }, round = 4, red = 9, blue = 14, scores_in = "end", counts = "unbuilt",
        params = { points = 1 },
      },
      necropolis_4c = {
        types = { "necropolis" }, round = 4, red = 11, blue = 12, scores_in = "war", counts = "wars_won",
        params = { points = 2 },
      },
      necropolis_4d = {
        types = { "necropolis" }, round = 4, red = 12, blue = 12, scores_in = "end", counts = "aged",
        params = { points = 1 },
      },
      necropolis_4e = {
        types = { "necropolis" }, round = 4, red = 8, blue = 15, scores_in = "end", counts = "gold",
        params = { points = 1, gold = 2 },
      },
      lich_king_devourer = {
        types = { "lich" }, scores_in = "recruit", counts = "nether_cost", params = { points = 1, least = 2 },
      },
      lich_king_reaper = { types = { "lich" }, scores_in = "age", counts = "dying", params = { points = 1 } },
      lich_king_warlord = { types = { "lich" }, scores_in = "war", counts = "wars_won", params = { points = 1 } },
      lich_king_ruiner = { types = { "lich" }, scores_in = "end", counts = "unfinished", params = { points = 1 } },
    })
  end,
}
