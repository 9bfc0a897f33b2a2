-- Spy: Action – Attack, 4. Draw 1 card, +1 action. Each player reveals the top card of the deck; the actor decides for each.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Spy draws a card, gives an action, and its player decides on the top card of every deck" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-1", "D-SPY-5" },
  given = {
    ann = { hand = { "spy", "village" }, deck = { "copper", "estate", "gold" } },
    bob = { deck = { "silver", "duchy" } },
  },
  run = function(t)
    t:play("ann", "spy")
    t:expect_asked("ann", { prompt = "spy.discard", about = "estate", options = { true, false }, inside = { "spy" } })
    t:answer("ann", true)
    t:expect_asked("ann", { prompt = "spy.discard", about = "silver" })
    t:refused("bob", true, "not_your_choice")
    t:answer("ann", true)
    t:expect("ann", {
      hand = { "village", "copper" },
      deck = { "gold" },
      discard_pile = { "estate" },
      actions = 1,
      coins = 0,
    })
    t:expect("bob", { deck = { "duchy" }, discard_pile = { "silver" } })
  end,
}

scenario "Spy costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-1" },
  lineup = { "spy" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "spy")
    t:expect("ann", { coins = 3, discard_pile = { "spy" } })
    t:refused("ann", { group = "buy", "spy" }, "not_enough_coins")
  end,
}

scenario "Spy is an Attack: Moat is asked for before the actor draws" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-1", "D-86" },
  given = {
    ann = { hand = { "spy" }, deck = { "copper", "estate" } },
    bob = { hand = { "moat" }, deck = { "silver" } },
  },
  run = function(t)
    t:play("ann", "spy")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "spy" })
    t:expect("ann", { hand = {}, deck = { "copper", "estate" }, actions = 0 })
    t:answer("bob", false)
    t:answer("ann", false)
    t:expect_asked("ann", { about = "silver" })
    t:answer("ann", false)
    t:expect("ann", { hand = { "copper" }, actions = 1 })
  end,
}

scenario "Spy draws before it reveals: the actor shows the second card" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-2" },
  given = {
    ann = { hand = { "spy" }, deck = { "gold", "curse" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "spy")
    t:expect_asked("ann", { about = "curse" })
    t:expect("ann", { hand = { "gold" } })
    assert(not seen(t, "bob", "Gold"), "the card drawn was revealed")
    t:answer("ann", true)
    t:expect("ann", { hand = { "gold" }, deck = {}, discard_pile = { "curse" } })
  end,
}

scenario "Spy goes from its player to the left, each card decided before the next is revealed" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-3", "D-79" },
  given = {
    active = "bob",
    ann = { deck = { "province" } },
    bob = { hand = { "spy" }, deck = { "copper", "estate" } },
    cat = { deck = { "duchy" } },
  },
  run = function(t)
    t:play("bob", "spy")
    t:expect_asked("bob", { about = "estate" })
    assert(not seen(t, "bob", "Duchy") and not seen(t, "bob", "Province"), "the next card was revealed early")
    t:answer("bob", false)
    t:expect_asked("bob", { about = "duchy" })
    assert(not seen(t, "bob", "Province"), "the next card was revealed early")
    t:answer("bob", true)
    t:expect("cat", { discard_pile = { "duchy" } })
    t:expect_asked("bob", { about = "province" })
    t:answer("bob", false)
    t:expect("ann", { deck = { "province" } })
  end,
}

scenario "Everybody sees what Spy reveals" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-1", "D-48" },
  given = {
    ann = { hand = { "spy" }, deck = { "copper", "estate" } },
    bob = { deck = { "duchy" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "spy")
    t:answer("ann", false)
    t:answer("ann", false)
    t:expect_view("cat", { ann = { deck = { "estate" } }, bob = { deck = { "duchy" } } })
    t:expect_view("bob", { bob = { deck = { "duchy" } } })
  end,
}

scenario "An empty deck is shuffled for Spy; who still has no card reveals none" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-4", "D-54", "D-55" },
  given = {
    ann = { hand = { "spy" }, deck = { "copper" }, discard_pile = { "estate" } },
    bob = {},
    cat = { discard_pile = { "gold", "gold" } },
  },
  run = function(t)
    t:play("ann", "spy")
    t:expect_asked("ann", { about = "estate" })
    t:expect("ann", { deck = { "estate" }, discard_pile = {} })
    t:answer("ann", true)
    t:expect_asked("ann", { about = "gold" })
    t:expect("cat", { deck = { "gold", "gold" }, discard_pile = {} })
    t:answer("ann", true)
    t:expect_no_open_choice()
    t:expect("ann", { deck = {}, discard_pile = { "estate" } })
    t:expect("bob", { deck = {}, discard_pile = {} })
    t:expect("cat", { deck = { "gold" }, discard_pile = { "gold" } })
  end,
}

scenario "What Spy leaves lies on top of its owner's deck as before" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-5" },
  given = {
    ann = { hand = { "spy" }, deck = { "copper", "estate", "gold" }, discard_pile = { "silver" } },
    bob = { deck = { "duchy", "silver" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "spy")
    t:answer("ann", false)
    t:answer("ann", false)
    t:expect("ann", { deck = { "estate", "gold" }, discard_pile = { "silver" } })
    t:expect("bob", { deck = { "duchy", "silver" }, discard_pile = { "copper" } })
  end,
}

scenario "Throne Room with Spy: what was left is drawn by the second play, which looks at the next cards" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SPY-2", "D-93", "D-96" },
  given = {
    ann = { hand = { "throne_room", "spy" }, deck = { "copper", "gold", "estate", "duchy" } },
    bob = { deck = { "silver", "curse" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "spy")
    t:answer("ann", false)
    t:answer("ann", true)
    t:expect_asked("ann", { about = "estate", inside = { "throne_room", "spy" } })
    t:expect("ann", { hand = { "copper", "gold" } })
    t:answer("ann", true)
    t:expect_asked("ann", { about = "curse" })
    t:answer("ann", false)
    t:expect("ann", { hand = { "copper", "gold" }, deck = { "duchy" }, discard_pile = { "estate" }, actions = 2 })
    t:expect("bob", { deck = { "curse" }, discard_pile = { "silver" } })
  end,
}
