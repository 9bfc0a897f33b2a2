-- Doctor: Action, 3+. Name a card; of 3 revealed cards trash those of that name, put the rest back. Overpay: look, then trash, discard or put back.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Doctor trashes all revealed cards of the named kind and puts the rest back" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-1", "D-DOCTOR-4", "D-53" },
  given = {
    ann = { hand = { "doctor", "estate" }, deck = { "estate", "gold", "estate", "estate" }, discard_pile = { "curse" } },
  },
  run = function(t)
    t:play("ann", "doctor")
    t:expect_asked("ann", { prompt = "doctor.which", min = 1, max = 1, inside = { "doctor" } })
    assert(not seen(t, "ann", "Gold"), "revealed before a card was named")
    t:answer("ann", "estate")
    t:expect_no_open_choice()
    t:expect("ann", { deck = { "gold", "estate" }, hand = { "estate" }, discard_pile = { "curse" }, actions = 0 })
    t:expect("game", { trash = { "estate", "estate" } })
    assert(seen(t, "bob", "Gold") and seen(t, "bob", "Estate"))
  end,
}

scenario "What Doctor does not trash goes back in any order" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-1", "D-51" },
  given = {
    ann = { hand = { "doctor" }, deck = { "gold", "silver", "copper", "duchy" } },
  },
  run = function(t)
    t:play("ann", "doctor")
    t:answer("ann", "curse")
    t:expect_asked("ann", { prompt = "doctor.put_back", options = { "gold", "silver", "copper" } })
    t:answer("ann", { "copper", "gold", "silver" })
    t:expect("ann", { deck = { "copper", "gold", "silver", "duchy" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "A card that is not in this game may be named" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-2", "D-52" },
  lineup = "first_game",
  given = {
    ann = { hand = { "doctor" }, deck = { "curse", "curse", "curse" } },
  },
  run = function(t)
    t:play("ann", "doctor")
    t:answer("ann", "adventurer")
    t:pass_until { step = "buy" }
    t:expect("ann", { deck = { "curse", "curse", "curse" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "With too few cards Doctor shuffles the discard pile without those revealed" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-3", "D-54", "D-57" },
  given = {
    ann = { hand = { "doctor" }, deck = { "curse" }, discard_pile = { "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "doctor")
    t:answer("ann", "copper")
    t:expect("ann", { deck = { "curse", "copper" }, discard_pile = {} })
    t:expect("game", { trash = { "copper", "copper" } })
  end,
}

scenario "With fewer than three cards in all Doctor reveals what there is" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-3", "D-55" },
  given = {
    ann = { hand = { "doctor" }, deck = { "curse" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "doctor")
    t:answer("ann", "curse")
    t:expect("ann", { deck = { "copper" }, discard_pile = {} })
    t:expect("game", { trash = { "curse" } })
  end,
}

scenario "Doctor bought for 7: four looks at the top card" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-5", "D-DOCTOR-7", "DX-16", "D-103", "D-68" },
  lineup = { "doctor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 7, buys = 2, deck = { "copper", "province", "silver", "curse" }, discard_pile = { "estate" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:expect_asked("ann", { prompt = "overpay", about = "doctor" })
    t:answer("ann", 4)
    t:expect_asked("ann", { prompt = "doctor.look", about = "copper", options = { "trash", "discard", "put_back" }, inside = { "doctor" } })
    t:refused("ann", {}, "too_few")
    t:answer("ann", "trash")
    t:expect_asked("ann", { about = "province" })
    t:answer("ann", "discard")
    t:expect_asked("ann", { about = "silver" })
    t:answer("ann", "put_back")
    t:expect_asked("ann", { about = "silver" })
    t:expect("ann", { discard_pile = { "province", "estate" } })
    t:answer("ann", "put_back")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 0, deck = { "silver", "curse" }, discard_pile = { "doctor", "province", "estate" } })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "Only the buyer sees the cards that Doctor's overpay looks at" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-5", "D-49" },
  lineup = { "doctor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 4, buys = 2, deck = { "province", "curse" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", 1)
    t:expect_asked("ann", { prompt = "doctor.look", about = "province" })
    t:answer("ann", "put_back")
    t:expect("ann", { deck = { "province", "curse" } })
    assert(not seen(t, "bob", "Province"))
  end,
}

scenario "An overpaid Doctor shuffles in what it has discarded, but not the bought Doctor" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-6", "D-DOCTOR-8", "D-58", "D-103" },
  lineup = { "doctor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2, deck = { "curse" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", 3)
    t:answer("ann", "discard")
    t:expect_asked("ann", { prompt = "doctor.look", about = "curse" })
    t:expect("ann", { deck = { "curse" }, discard_pile = {} })
    t:answer("ann", "discard")
    t:expect_asked("ann", { prompt = "doctor.look", about = "curse" })
    t:answer("ann", "trash")
    t:expect("ann", { deck = {}, discard_pile = { "doctor" } })
    t:expect("game", { trash = { "curse" } })
  end,
}

scenario "Without any card to look at an overpaid Doctor does nothing, and the bought Doctor is not looked at" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-6", "D-DOCTOR-8", "D-105" },
  lineup = { "doctor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 6, buys = 2, deck = { "curse" } },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", 3)
    t:answer("ann", "trash")
    t:expect_no_open_choice()
    t:expect("ann", { coins = 0, deck = {}, discard_pile = { "doctor" } })
  end,
}

scenario "Doctor costs 3" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-DOCTOR-1" },
  lineup = { "doctor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "doctor")
    t:answer("ann", {})
    t:expect("ann", { coins = 2, discard_pile = { "doctor" } })
    t:refused("ann", { group = "buy", "doctor" }, "not_enough_coins")
  end,
}
