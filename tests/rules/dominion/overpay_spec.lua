-- Overpay (docs/rules/dominion.md, section 15).

for name, cost in pairs { stonemason = 2, doctor = 3, masterpiece = 3, herald = 4 } do
  scenario("Overpaying for " .. name .. " is optional, and the coins left limit it") {
    ruleset = "dominion",
    sets = { "guilds" },
    rules = { "D-100", "D-103", "D-104", "D-116" },
    lineup = { name },
    given = {
      phase = "buy", step = "buy",
      ann = { coins = cost + 2, buys = 2, tokens = 4 },
    },
    run = function(t)
      t:buy("ann", name)
      -- Tokens that have not been spent before are no coins (D-100).
      t:expect_asked("ann", { prompt = "overpay", about = name, min = 1, max = 2 })
      t:expect("ann", { coins = 2, discard_pile = {} })
      t:unchanged(function()
        t:refused("ann", 0, "out_of_range")
        t:refused("ann", -1, "out_of_range")
        t:refused("ann", 3, "out_of_range")
      end)
      t:answer("ann", {})
      t:expect_no_open_choice()
      t:expect("ann", { coins = 2, buys = 1, discard_pile = { name } })
    end,
  }

  scenario("With no coin left nothing is asked when " .. name .. " is bought") {
    ruleset = "dominion",
    sets = { "guilds" },
    rules = { "D-104" },
    lineup = { name },
    given = {
      phase = "buy", step = "buy",
      ann = { coins = cost, buys = 2 },
    },
    run = function(t)
      t:buy("ann", name)
      t:expect_no_open_choice()
      t:expect("ann", { coins = 0, discard_pile = { name } })
    end,
  }
end

for _, name in ipairs { "silver", "candlestick_maker", "advisor", "plaza", "taxman", "baker", "butcher", "journeyman", "merchant_guild", "soothsayer" } do
  scenario("There is no overpay for " .. name) {
    ruleset = "dominion",
    sets = { "guilds" },
    rules = { "D-103" },
    lineup = {
      "candlestick_maker", "advisor", "plaza", "taxman", "baker", "butcher", "journeyman", "merchant_guild", "soothsayer",
    },
    given = {
      phase = "buy", step = "buy",
      ann = { coins = 9, buys = 2 },
    },
    run = function(t)
      t:buy("ann", name)
      t:expect_no_open_choice()
      t:expect("ann", { discard_pile = { name } })
    end,
  }
end

scenario "The overpay effect is finished before the bought card is gained" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-103", "D-68" },
  lineup = { "doctor" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 4, buys = 2, deck = { "curse" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", 1)
    t:expect_asked("ann", { prompt = "doctor.look" })
    t:expect("ann", { discard_pile = {} })
    t:expect("game", { supply = { doctor = 10 } })
    t:answer("ann", "trash")
    t:expect("ann", { discard_pile = { "doctor" } })
    t:expect("game", { supply = { doctor = 9 } })
  end,
}

scenario "What was overpaid is gone for other purchases" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-105", "D-66" },
  lineup = { "doctor" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 8, buys = 2 },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", 3)
    t:expect("ann", { coins = 2, buys = 1, discard_pile = { "doctor" } })
    t:refused("ann", { group = "buy", "silver" }, "not_enough_coins")
    t:buy("ann", "estate")
    t:expect("game", { supply = { estate = 7 } })
  end,
}

scenario "A card gained in another way cannot be overpaid for" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-106" },
  lineup = { "workshop", "herald", "doctor", "remodel" },
  given = {
    ann = { hand = { "workshop", "remodel", "estate" }, actions = 2, coins = 5, discard_pile = { "curse" } },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:answer("ann", "doctor")
    t:expect_no_open_choice()
    t:play("ann", "remodel")
    t:answer("ann", "estate")
    t:answer("ann", "herald")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 5, discard_pile = { "herald", "doctor", "curse" } })
  end,
}

scenario "For limits and comparisons a card with a plus simply has its cost" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-108" },
  lineup = { "workshop", "herald", "doctor", "stonemason", "masterpiece", "remodel" },
  given = {
    ann = { hand = { "workshop", "remodel", "stonemason" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:answer("ann", "herald")
    t:play("ann", "remodel")
    t:answer("ann", "stonemason")
    t:refused("ann", "duchy", "too_expensive")
    t:answer("ann", "herald")
    t:expect("ann", { discard_pile = { "herald", "herald" } })
  end,
}

scenario "The amount is fixed before the effect shows anything" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-109" },
  lineup = { "doctor" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 9, buys = 2, deck = { "curse", "curse" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:expect_asked("ann", { prompt = "overpay" })
    t:answer("ann", 1)
    t:expect("ann", { coins = 5 })
    t:answer("ann", "trash")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 5, deck = { "curse" } })
  end,
}

scenario "Once paid the effect is carried out as far as possible" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-111" },
  lineup = { "herald" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 6, buys = 2, discard_pile = { "curse", "curse", "curse" } },
  },
  run = function(t)
    t:buy("ann", "herald")
    t:answer("ann", 2)
    t:refused("ann", {}, "too_few")
    t:refused("ann", "curse", "too_few")
    t:answer("ann", { "curse", "curse" })
    t:expect("ann", { deck = { "curse", "curse" } })
  end,
}
