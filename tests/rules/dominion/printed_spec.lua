-- Every printed number of every card of Dominion, as the card lists in docs/rules/dominion.md have them: written from those
-- lists, not from the set files, so that a slip in either is noticed. A fact of these that a card does not name must not be there.

local facts = { "points", "kingdom", "overpay", "gives", "params" }

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

scenario "What is printed on the cards of Base" {
  ruleset = "dominion",
  sets = { "base" },
  lineup = "first_game",
  given = { phase = "action", step = "action", ann = { hand = { "village" } } },
  run = function(t)
    expect_all(t, {
      copper = { types = { "treasure" }, cost = 0, gives = { coins = 1 } },
      silver = { types = { "treasure" }, cost = 3, gives = { coins = 2 } },
      gold = { types = { "treasure" }, cost = 6, gives = { coins = 3 } },
      estate = { types = { "victory" }, cost = 2, points = 1 },
      duchy = { types = { "victory" }, cost = 5, points = 3 },
      province = { types = { "victory" }, cost = 8, points = 6 },
      curse = { types = { "curse" }, cost = 0, points = -1 },
      cellar = { types = { "action" }, cost = 2, gives = { actions = 1 }, kingdom = true },
      chapel = { types = { "action" }, cost = 2, kingdom = true, params = { trash = 4 } },
      moat = { types = { "action", "reaction" }, cost = 2, gives = { cards = 2 }, kingdom = true },
      chancellor = { types = { "action" }, cost = 3, gives = { coins = 2 }, kingdom = true },
      village = { types = { "action" }, cost = 3, gives = { cards = 1, actions = 2 }, kingdom = true },
      woodcutter = { types = { "action" }, cost = 3, gives = { buys = 1, coins = 2 }, kingdom = true },
      workshop = { types = { "action" }, cost = 3, kingdom = true, params = { limit = 4 } },
      bureaucrat = { types = { "action", "attack" }, cost = 4, kingdom = true },
      feast = { types = { "action" }, cost = 4, kingdom = true, params = { limit = 5 } },
      gardens = { types = { "victory" }, cost = 4, kingdom = true, params = { worth = 1, per = 10 } },
      militia = { types = { "action", "attack" }, cost = 4, gives = { coins = 2 }, kingdom = true, params = { keep = 3 } },
      moneylender = { types = { "action" }, cost = 4, kingdom = true, params = { coins = 3 } },
      remodel = { types = { "action" }, cost = 4, kingdom = true, params = { more = 2 } },
      smithy = { types = { "action" }, cost = 4, gives = { cards = 3 }, kingdom = true },
      spy = { types = { "action", "attack" }, cost = 4, gives = { cards = 1, actions = 1 }, kingdom = true },
      thief = { types = { "action", "attack" }, cost = 4, kingdom = true, params = { reveal = 2 } },
      throne_room = { types = { "action" }, cost = 4, kingdom = true },
      council_room = { types = { "action" }, cost = 5, gives = { cards = 4, buys = 1 }, kingdom = true, params = { others_draw = 1 } },
      festival = { types = { "action" }, cost = 5, gives = { actions = 2, buys = 1, coins = 2 }, kingdom = true },
      laboratory = { types = { "action" }, cost = 5, gives = { cards = 2, actions = 1 }, kingdom = true },
      library = { types = { "action" }, cost = 5, kingdom = true, params = { hand = 7 } },
      market = { types = { "action" }, cost = 5, gives = { cards = 1, actions = 1, buys = 1, coins = 1 }, kingdom = true },
      mine = { types = { "action" }, cost = 5, kingdom = true, params = { more = 3 } },
      witch = { types = { "action", "attack" }, cost = 5, gives = { cards = 2 }, kingdom = true },
      adventurer = { types = { "action" }, cost = 6, kingdom = true, params = { treasures = 2 } },
    })
  end,
}

scenario "What is printed on the cards of Guilds" {
  ruleset = "dominion",
  sets = { "base", "guilds" },
  lineup = "first_game",
  given = { phase = "action", step = "action", ann = { hand = { "village" } } },
  run = function(t)
    expect_all(t, {
      candlestick_maker = { types = { "action" }, cost = 2, gives = { actions = 1, buys = 1, tokens = 1 }, kingdom = true },
      stonemason = { types = { "action" }, cost = 2, kingdom = true, overpay = true, params = { gains = 2 } },
      doctor = { types = { "action" }, cost = 3, kingdom = true, overpay = true, params = { reveal = 3 } },
      masterpiece = { types = { "treasure" }, cost = 3, gives = { coins = 1 }, kingdom = true, overpay = true },
      advisor = { types = { "action" }, cost = 4, gives = { actions = 1 }, kingdom = true, params = { reveal = 3 } },
      herald = { types = { "action" }, cost = 4, gives = { cards = 1, actions = 1 }, kingdom = true, overpay = true },
      plaza = { types = { "action" }, cost = 4, gives = { cards = 1, actions = 2 }, kingdom = true, params = { reward = 1 } },
      taxman = { types = { "action", "attack" }, cost = 4, kingdom = true, params = { from_hand = 5, more = 3 } },
      baker = { types = { "action" }, cost = 5, gives = { cards = 1, actions = 1, tokens = 1 }, kingdom = true, params = { at_the_start = 1 } },
      butcher = { types = { "action" }, cost = 5, gives = { tokens = 2 }, kingdom = true },
      journeyman = { types = { "action" }, cost = 5, kingdom = true, params = { cards = 3 } },
      merchant_guild = { types = { "action" }, cost = 5, gives = { buys = 1, coins = 1 }, kingdom = true, params = { per_purchase = 1 } },
      soothsayer = { types = { "action", "attack" }, cost = 5, kingdom = true, params = { draw = 1 } },
    })
  end,
}
