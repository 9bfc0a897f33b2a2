-- Every printed number of every card of Villages, as the card lists in docs/rules have them: written from those lists, not from
-- the set files, so that a slip in either is noticed. A fact of these that a card does not name must not be there.

local facts = {
  "suit", "symbols", "chain", "room", "food", "builders", "gold", "silver", "lock", "keys", "players", "starting", "discarded",
  "wants_gold", "stands_below", "takes_place", "params",
}
local facts_of_events = { "season", "timing", "only_normal", "params", "suit", "food", "builders", "gold", "silver" }

local function expect_all(t, cards, names)
  for name, printed in pairs(cards) do
    for _, fact in ipairs(names) do
      if printed[fact] == nil then
        printed[fact] = "none"
      end
    end
    t:expect_printed(name, printed)
  end
end

scenario "What is printed on founders, basic villagers and market cards (V-1, V-5, V-7)" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-1", "V-5", "V-7" },
  given = {},
  run = function(t)
    expect_all(t, {
      founders = { types = { "founders" }, suit = "grain", room = 2, gold = 2 },
      lumberjack = { types = { "basic" }, suit = "wood", room = 2 },
      miner = { types = { "basic" }, suit = "ore", room = 2 },
      hayer = { types = { "basic" }, suit = "hay", room = 2 },
      first_market = { types = { "market" } },
      second_market = { types = { "market" } },
    }, facts)
  end,
}

scenario "What is printed on the craftsmen (V-2, V-3, V-5, V-61)" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-2", "V-3", "V-5", "V-61" },
  given = {},
  run = function(t)
    expect_all(t, {
      brewer = {
        types = { "villager" }, copies = 2, suit = "grain", chain = { "founders" }, food = 1, builders = 1,
        lock = "cooper", keys = 2,
      },
      poulterer = {
        types = { "villager" }, copies = 2, suit = "grain", chain = { "founders" }, food = 1, gold = 3,
        lock = "carpenter",
      },
      swineherd = { types = { "villager" }, copies = 2, suit = "grain", chain = { "founders" }, room = 1, food = 1, gold = 2 },
      truffler = {
        types = { "villager" }, copies = 2, suit = "grain", chain = { "founders", "swineherd" }, food = 1, gold = 8,
        lock = "hunter",
      },
      carpenter = { types = { "villager" }, copies = 2, suit = "wood", chain = { "lumberjack" }, builders = 1, keys = 8 },
      cooper = {
        types = { "villager" }, copies = 2, suit = "wood", chain = { "lumberjack" }, gold = 4, lock = "blacksmith",
        keys = 6,
      },
      shipwright = {
        types = { "villager" }, copies = 2, suit = "wood", chain = { "lumberjack" }, builders = 1, gold = 2, keys = 4,
      },
      wheeler = { types = { "villager" }, copies = 2, suit = "wood", chain = { "lumberjack" }, room = 1, gold = 3 },
      cartwright = {
        types = { "villager" }, copies = 2, suit = "wood", chain = { "lumberjack", "wheeler" }, gold = 9, keys = 2,
      },
      wood_carver = {
        types = { "villager" }, copies = 2, suit = "wood", chain = { "lumberjack" }, silver = "gold_of_suit",
        params = { suit = "wood" },
      },
      log_rafter = {
        types = { "villager" }, copies = 2, suit = "wood", symbols = 2, chain = { "lumberjack" }, silver = "symbols",
        params = { each = 1, suit = "wood" },
      },
      grazier = { types = { "villager" }, copies = 2, suit = "hay", chain = { "hayer" }, room = 1, food = 1, starting = true },
      milk_maid = {
        types = { "villager" }, copies = 2, suit = "hay", chain = { "hayer", "grazier" }, room = 1, food = 2,
        lock = "cooper",
      },
      fromager = {
        types = { "villager" }, copies = 2, suit = "hay", chain = { "hayer", "grazier", "milk_maid" }, food = 1,
        gold = 15,
      },
      thatcher = {
        types = { "villager" }, copies = 2, suit = "hay", chain = { "hayer" }, builders = 1, gold = 2, starting = true,
      },
      bed_builder = {
        types = { "villager" }, copies = 2, suit = "hay", symbols = 2, chain = { "hayer" }, gold = 4,
        lock = "carpenter",
      },
      horse_trader = {
        types = { "villager" }, copies = 2, suit = "hay", chain = { "hayer" }, silver = "symbols",
        params = { each = 3, per = 2, suit = "hay" },
      },
      ore_muler = {
        types = { "villager" }, copies = 2, suit = "hay", chain = { "hayer" }, silver = "symbols",
        params = { each = 3, per = 2, suit = "ore" },
      },
      peddler = {
        types = { "villager" }, copies = 2, suit = "hay", chain = { "hayer" }, silver = "gold_symbols",
        params = { each = 3, per = 2 }, lock = "cartwright",
      },
      seeker = { types = { "villager" }, copies = 2, suit = "ore", chain = { "miner" }, room = 1 },
      spelunker = {
        types = { "villager" }, copies = 2, suit = "ore", chain = { "miner", "seeker" }, room = 1, gold = 10,
        lock = "chandler",
      },
      jeweler = {
        types = { "villager" }, copies = 2, suit = "ore", chain = { "miner", "seeker", "spelunker" }, gold = 20,
        lock = "blacksmith",
      },
      mason = {
        types = { "villager" }, copies = 2, suit = "ore", chain = { "miner" }, builders = 1, gold = 2, starting = true,
      },
      glass_blower = {
        types = { "villager" }, copies = 2, suit = "ore", symbols = 2, chain = { "miner" }, gold = 4,
        lock = "blacksmith", keys = 2,
      },
      blacksmith = { types = { "villager" }, copies = 2, suit = "ore", chain = { "miner" }, gold = 2, keys = 10 },
      locksmith = {
        types = { "villager" }, copies = 2, suit = "ore", chain = { "miner" }, silver = "padlocks",
        params = { each = 2 }, lock = "blacksmith",
      },
      graper = { types = { "villager" }, copies = 2, suit = "grapes", room = 2, food = 1 },
      vintner = {
        types = { "villager" }, copies = 2, suit = "grapes", chain = { "graper" }, room = 1, gold = 5, lock = "cooper",
      },
      wine_trader = {
        types = { "villager" }, copies = 2, suit = "grapes", chain = { "graper", "vintner" }, gold = 14,
        lock = "glass_blower",
      },
      shepherd = { types = { "villager" }, copies = 2, suit = "wool", room = 2, food = 1, players = 4 },
      spinner = { types = { "villager" }, copies = 2, suit = "wool", chain = { "shepherd" }, room = 1, gold = 4, players = 4 },
      weaver = {
        types = { "villager" }, copies = 2, suit = "wool", chain = { "shepherd", "spinner" }, room = 1, gold = 12,
        lock = "carpenter", players = 4,
      },
      tailor = {
        types = { "villager" }, copies = 2, suit = "wool", chain = { "shepherd", "spinner", "weaver" }, gold = 24,
        players = 4,
      },
      tanner = { types = { "villager" }, copies = 2, suit = "leather", room = 2, gold = 2, players = 4 },
      saddler = { types = { "villager" }, copies = 2, suit = "leather", chain = { "tanner" }, gold = 5, players = 4 },
      cobbler = {
        types = { "villager" }, copies = 2, suit = "leather", chain = { "tanner" }, gold = 6, lock = "blacksmith",
        players = 4,
      },
      harvester = { types = { "villager" }, copies = 2, suit = "solitary", food = 1, keys = 2, starting = true },
      hunter = { types = { "villager" }, copies = 2, suit = "solitary", food = 1, keys = 2, starting = true },
      chandler = { types = { "villager" }, copies = 2, suit = "solitary", symbols = 2, gold = 3, keys = 4 },
      wattler = { types = { "villager" }, copies = 2, suit = "solitary", builders = 1, starting = true },
      fisher = { types = { "villager" }, copies = 2, suit = "solitary", food = 1, gold = 3, lock = "shipwright" },
      beekeeper = { types = { "villager" }, copies = 2, suit = "solitary", gold = 4, lock = "carpenter" },
      grocer = {
        types = { "villager" }, copies = 2, suit = "solitary", silver = "food", params = { each = 3 },
        lock = "harvester",
      },
      freemason = {
        types = { "villager" }, copies = 2, suit = "solitary", silver = "builders", params = { each = 3 },
        lock = "brewer",
      },
      priest = {
        types = { "villager" }, copies = 2, suit = "solitary", silver = "symbols",
        params = { each = 3, per = 2, suit = "solitary" }, lock = "chandler",
      },
      agent = { types = { "villager" }, copies = 2, suit = "solitary", silver = "ducats_on_one" },
    }, facts)
  end,
}

scenario "What is printed on the special villagers (V-62 to V-68)" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-62", "V-65", "V-68" },
  given = {},
  run = function(t)
    expect_all(t, {
      monk = { types = { "special", "stand_in" }, copies = 2, suit = "special", players = 2, stands_below = true },
      apprentice = { types = { "special", "stand_in" }, copies = 2, suit = "special", players = 2, takes_place = true },
      tinner = { types = { "special" }, copies = 2, suit = "special", players = 2, discarded = true },
      smuggler = {
        types = { "special" }, copies = 2, suit = "special", lock = "shipwright", players = 2, discarded = true,
        wants_gold = true, params = { part = 2 },
      },
    }, facts)
  end,
}

scenario "What is printed on the events and cards of the solo game (V-91, V-106, V-117)" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-91", "V-106", "V-117" },
  seats = 1,
  given = {},
  run = function(t)
    expect_all(t, {
      rats = { types = { "event" }, season = "summer", timing = "draft", params = { less = 1 } },
      conscription = { types = { "event" }, season = "summer", timing = "event" },
      levy = { types = { "event" }, season = "summer", timing = "event", params = { cards = 2 } },
      builders_toll = { types = { "event" }, season = "summer", timing = "event", params = { least = 1 } },
      hearth_tax = { types = { "event" }, season = "summer", timing = "event", params = { most = 5 } },
      poachers = { types = { "event" }, season = "summer", timing = "event", params = { least = 1 } },
      royal_summons = { types = { "event" }, season = "summer", timing = "event" },
      defector = { types = { "event" }, season = "summer", timing = "event", params = { instead = 2 } },
      roadblock = { types = { "event" }, season = "summer", timing = "draft" },
      timber_shortage = { types = { "event" }, season = "summer", timing = "build", params = { less = 1 } },
      hiring_ban = { types = { "event" }, season = "summer", timing = "build", params = { most = 1 } },
      crown_gift = { types = { "event" }, season = "summer", timing = "event", params = { ducats = 4 } },
      it_was_you = { types = { "event" }, season = "winter", timing = "event", only_normal = true, params = { ducats = 8 } },
      abduction = { types = { "event" }, season = "winter", timing = "event", params = { instead = 3 } },
      envy = { types = { "event" }, season = "winter", timing = "event", params = { most = 10 } },
      frozen_fields = { types = { "event" }, season = "winter", timing = "draft", params = { less = 1 } },
      blizzard = { types = { "event" }, season = "winter", timing = "build", params = { less = 1 } },
      famine = { types = { "event" }, season = "winter", timing = "event", params = { instead = 3 } },
      fire = { types = { "event" }, season = "winter", timing = "event", params = { instead = 3 } },
      winter_tithe = { types = { "event" }, season = "winter", timing = "event", params = { part = 4, most = 10 } },
      mercenaries = { types = { "event" }, season = "winter", timing = "event", params = { cards = 2 } },
      press_gang = { types = { "event" }, season = "winter", timing = "event" },
      confiscation = { types = { "event" }, season = "winter", timing = "event", params = { keep = 3 } },
      grand_ball = { types = { "event" }, season = "winter", timing = "event", params = { most = 8 } },
      countess = { types = { "countess" }, gold = 4 },
      jester = { types = { "jester" } },
    }, facts_of_events)
  end,
}
