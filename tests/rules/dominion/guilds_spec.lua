-- Guilds as a whole: the box, its names and a full turn (docs/rules/dominion.md, sections 1, 6, 21 and 23).

local kinds = {
  candlestick_maker = 2, stonemason = 2, doctor = 3, masterpiece = 3, advisor = 4, herald = 4, plaza = 4, taxman = 4,
  baker = 5, butcher = 5, journeyman = 5, merchant_guild = 5, soothsayer = 5,
}

local halves = {
  { "advisor", "baker", "butcher", "candlestick_maker", "doctor", "herald", "journeyman" },
  { "masterpiece", "merchant_guild", "plaza", "soothsayer", "stonemason", "taxman" },
}

for _, lineup in ipairs(halves) do
  scenario("Guilds kinds beside the basic cards, ten of each: " .. table.concat(lineup, ", ")) {
    ruleset = "dominion",
    sets = { "guilds" },
    rules = { "D-3", "DC-13" },
    lineup = lineup,
    dealt = true,
    run = function(t)
      local piles = { copper = 46, silver = 40, gold = 30, estate = 8, duchy = 8, province = 8, curse = 10 }
      for _, name in ipairs(lineup) do
        piles[name] = 10
      end
      t:expect("game", { supply = piles })
    end,
  }
end

for name, cost in pairs(kinds) do
  scenario("The cost of " .. name .. " is that of its face") {
    ruleset = "dominion",
    sets = { "guilds" },
    rules = { "DC-13" },
    given = {
      ann = { hand = { name } },
    },
    run = function(t)
      assert(t:value(t:card("ann", "hand", 1), "cost") == cost)
    end,
  }
end

scenario "Any card of the sets in use may be named, each exactly once" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-52", "DC-12", "D-3" },
  lineup = "first_game",
  given = {
    ann = { hand = { "doctor" } },
  },
  run = function(t)
    t:play("ann", "doctor")
    t:expect_asked("ann", {
      prompt = "doctor.which",
      options = {
        "copper", "silver", "gold", "estate", "duchy", "province", "curse",
        "cellar", "chapel", "moat", "chancellor", "village", "woodcutter", "workshop", "bureaucrat", "feast", "gardens",
        "militia", "moneylender", "remodel", "smithy", "spy", "thief", "throne_room", "council_room", "festival",
        "laboratory", "library", "market", "mine", "witch", "adventurer",
        "candlestick_maker", "stonemason", "doctor", "masterpiece", "advisor", "herald", "plaza", "taxman", "baker",
        "butcher", "journeyman", "merchant_guild", "soothsayer",
      },
    })
    t:answer("ann", "soothsayer")
  end,
}

scenario "A full turn with Guilds" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "DX-26", "D-68", "D-97", "D-101", "D-106" },
  lineup = { "stonemason", "herald", "butcher", "candlestick_maker" },
  given = {
    phase = "action",
    step = "action",
    ann = {
      hand = { "butcher", "candlestick_maker", "estate", "copper", "silver" }, tokens = 3,
      deck = { "gold", "gold", "duchy", "duchy", "duchy", "province" },
    },
    bob = { hand = { "copper" } },
  },
  run = function(t)
    t:play("ann", "candlestick_maker")
    t:expect("ann", { actions = 1, buys = 2, tokens = 4 })
    t:play("ann", "butcher")
    t:expect("ann", { tokens = 6 })
    t:answer("ann", "estate")
    t:answer("ann", 1)
    t:expect("ann", { tokens = 5 })
    t:refused("ann", "herald", "too_expensive")
    t:answer("ann", "silver")
    t:expect("ann", { discard_pile = { "silver" }, hand = { "copper", "silver" } })
    t:expect_step("treasures")
    t:play("ann", { "copper", "silver" })
    t:expect("ann", { coins = 3 })
    t:spend("ann", 3)
    t:expect("ann", { coins = 6, tokens = 2 })
    t:answer("ann", "stop")
    t:buy("ann", "stonemason")
    t:expect("ann", { coins = 4, buys = 1 })
    t:answer("ann", 4)
    t:answer("ann", "herald")
    t:expect_asked("ann", { prompt = "stonemason.gain_action" })
    t:answer("ann", "herald")
    t:expect_no_open_choice()
    t:expect("ann", {
      coins = 0, buys = 1, tokens = 2, hand = {}, in_play = { "silver", "copper", "butcher", "candlestick_maker" },
      discard_pile = { "stonemason", "herald", "herald", "silver" },
    })
    t:answer("ann", "stop")
    t:expect_active("bob")
    t:expect("ann", { tokens = 2, coins = 0, in_play = {}, deck = { "province" }, hand = { "gold", "gold", "duchy", "duchy", "duchy" } })
    local discarded = t:names("ann", "discard_pile")
    table.sort(discarded)
    assert(table.concat(discarded, " ") == "butcher candlestick_maker copper herald herald silver silver stonemason")
    t:expect("game", { trash = { "estate" }, supply = { herald = 8, stonemason = 9, silver = 39 } })
  end,
}
