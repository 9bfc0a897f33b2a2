-- Advisor: Action, 4. +1 action. Reveal 3 cards of the own deck; the left neighbour has one discarded; the others go to the hand.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Advisor reveals three cards, and the left neighbour chooses the one that is discarded" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-ADVISOR-1", "D-ADVISOR-3", "D-ADVISOR-4", "D-48" },
  given = {
    ann = { hand = { "advisor", "estate" }, deck = { "gold", "village", "copper", "duchy" }, discard_pile = { "curse" } },
    bob = {},
    cat = {},
  },
  run = function(t)
    t:play("ann", "advisor")
    t:expect_not_asked("ann")
    t:expect_not_asked("cat")
    t:expect_asked("bob", { prompt = "advisor.discard", options = { "gold", "village", "copper" }, min = 1, max = 1, inside = { "advisor" } })
    for _, player in ipairs { "ann", "bob", "cat" } do
      assert(seen(t, player, "Gold") and seen(t, player, "Village") and seen(t, player, "Copper"))
      assert(not seen(t, player, "Duchy"), "a fourth card was shown")
    end
    t:refused("ann", "copper", "not_your_choice")
    t:refused("cat", "copper", "not_your_choice")
    t:refused("bob", {}, "too_few")
    t:refused("bob", { "gold", "village" }, "too_many")
    t:answer("bob", "gold")
    t:expect("ann", {
      actions = 1, hand = { "estate", "village", "copper" }, discard_pile = { "gold", "curse" }, deck = { "duchy" }, in_play = { "advisor" },
    })
  end,
}

scenario "Advisor shuffles for missing cards, without those revealed already" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-ADVISOR-2", "D-54", "D-57" },
  given = {
    ann = { hand = { "advisor" }, deck = { "gold", "village" }, discard_pile = { "curse", "curse", "curse" } },
  },
  run = function(t)
    t:play("ann", "advisor")
    t:expect_asked("bob", { options = { "gold", "village", "curse" } })
    t:expect("ann", { deck = { "curse", "curse" }, discard_pile = {} })
    t:answer("bob", "curse")
    t:expect("ann", { hand = { "gold", "village" }, discard_pile = { "curse" }, deck = { "curse", "curse" } })
  end,
}

scenario "With two cards left Advisor reveals both, and one is discarded" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-ADVISOR-2", "D-ADVISOR-3", "D-55" },
  given = {
    ann = { hand = { "advisor" }, deck = { "gold" }, discard_pile = { "silver" } },
  },
  run = function(t)
    t:play("ann", "advisor")
    t:expect_asked("bob", { options = { "gold", "silver" } })
    t:answer("bob", "gold")
    t:expect("ann", { hand = { "silver" }, discard_pile = { "gold" }, deck = {} })
  end,
}

scenario "A single revealed card is discarded" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-ADVISOR-3" },
  given = {
    ann = { hand = { "advisor" }, deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "advisor")
    t:answer("bob", "gold")
    t:expect("ann", { hand = {}, discard_pile = { "gold" }, deck = {} })
  end,
}

scenario "Without any card Advisor asks nobody" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-ADVISOR-3" },
  given = {
    ann = { hand = { "advisor", "village" } },
  },
  run = function(t)
    t:play("ann", "advisor")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "village" }, discard_pile = {}, actions = 1 })
  end,
}

scenario "Advisor is no Attack: Moat is not asked for and does not keep its owner from choosing" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-ADVISOR-4", "D-85" },
  given = {
    ann = { hand = { "advisor" }, deck = { "gold", "silver", "copper" } },
    bob = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "advisor")
    t:expect_asked("bob", { prompt = "advisor.discard" })
    t:answer("bob", "gold")
    t:expect("ann", { hand = { "silver", "copper" }, discard_pile = { "gold" } })
  end,
}

scenario "Advisor costs 4" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-ADVISOR-1" },
  lineup = { "advisor" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "advisor")
    t:expect("ann", { coins = 3, discard_pile = { "advisor" } })
    t:refused("ann", { group = "buy", "advisor" }, "not_enough_coins")
  end,
}
