-- Thief: Action – Attack, 4. The others reveal 2 cards; one Treasure of each is trashed and may be gained, the rest is discarded.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Thief trashes a Treasure of each other player, and its player may gain any of them" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-1", "D-THIEF-4", "D-THIEF-5" },
  given = {
    ann = { hand = { "thief" }, deck = { "duchy" }, discard_pile = { "estate" } },
    bob = { deck = { "silver", "copper", "gold" } },
    cat = { deck = { "estate", "gold", "gold" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_asked("ann", { prompt = "thief.trash", options = { "silver", "copper" }, min = 1, max = 1, inside = { "thief" } })
    t:answer("ann", "silver")
    t:expect_asked("ann", { prompt = "thief.trash", options = { "gold" } })
    t:answer("ann", "gold")
    t:expect_asked("ann", { prompt = "thief.gain", options = { "silver", "gold" }, min = 0, max = 2 })
    t:answer("ann", { "silver", "gold" })
    t:expect("ann", { discard_pile = { "gold", "silver", "estate" }, deck = { "duchy" }, actions = 0, coins = 0 })
    t:expect("bob", { deck = { "gold" }, discard_pile = { "copper" } })
    t:expect("cat", { deck = { "gold" }, discard_pile = { "estate" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "Thief costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-1" },
  lineup = { "thief" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "thief")
    t:expect("ann", { coins = 3, discard_pile = { "thief" } })
    t:refused("ann", { group = "buy", "thief" }, "not_enough_coins")
  end,
}

scenario "Thief is an Attack: Moat is asked for before anything is revealed" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-1", "D-86" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "gold", "silver" } },
    cat = { hand = { "moat" }, deck = { "duchy", "province" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_asked("cat", { prompt = "moat.reveal", about = "thief" })
    t:expect("bob", { deck = { "gold", "silver" } })
    assert(not seen(t, "ann", "Gold"), "revealed before the window closed")
    t:answer("cat", true)
    t:answer("ann", "gold")
    t:answer("ann", {})
    t:expect("cat", { deck = { "duchy", "province" }, discard_pile = {} })
    t:expect("bob", { deck = {}, discard_pile = { "silver" } })
  end,
}

scenario "Everybody sees what Thief reveals" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-1", "D-48" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "duchy", "village", "province" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "thief")
    for _, player in ipairs { "ann", "bob", "cat" } do
      assert(seen(t, player, "Duchy") and seen(t, player, "Village"))
      assert(not seen(t, player, "Province"), "a third card was shown")
    end
  end,
}

scenario "Against a deck of one card Thief has the discard pile shuffled without that card" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-2", "D-54", "D-57", "DX-11" },
  given = {
    ann = { hand = { "thief" } },
    bob = {
      deck = { "estate" },
      discard_pile = { "copper", "copper", "copper", "copper", "copper", "copper", "copper", "copper" },
    },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_asked("ann", { prompt = "thief.trash", options = { "copper" } })
    t:expect("bob", { deck = 7, discard_pile = {} })
    t:answer("ann", "copper")
    t:answer("ann", {})
    t:expect("bob", {
      deck = { "copper", "copper", "copper", "copper", "copper", "copper", "copper" },
      discard_pile = { "estate" },
    })
    t:expect("game", { trash = { "copper" } })
  end,
}

scenario "Against an empty deck Thief has the discard pile shuffled and reveals two cards of it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-2" },
  given = {
    ann = { hand = { "thief" } },
    bob = { discard_pile = { "silver", "silver", "silver" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_asked("ann", { prompt = "thief.trash", options = { "silver", "silver" } })
    t:expect("bob", { deck = { "silver" }, discard_pile = {} })
    t:answer("ann", "silver")
    t:answer("ann", { "silver" })
    t:expect("ann", { discard_pile = { "silver" } })
    t:expect("bob", { deck = { "silver" }, discard_pile = { "silver" } })
  end,
}

scenario "Who has fewer than two cards altogether reveals those to Thief" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-2", "D-55" },
  given = {
    ann = { hand = { "thief" } },
    bob = { discard_pile = { "gold" } },
    cat = {},
    dan = { deck = { "estate" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_asked("ann", { prompt = "thief.trash", options = { "gold" } })
    t:answer("ann", "gold")
    t:expect_asked("ann", { prompt = "thief.gain", options = { "gold" } })
    t:answer("ann", { "gold" })
    t:expect("ann", { discard_pile = { "gold" } })
    t:expect("bob", { deck = {}, discard_pile = {} })
    t:expect("cat", { deck = {}, discard_pile = {} })
    t:expect("dan", { deck = {}, discard_pile = { "estate" } })
  end,
}

scenario "Thief trashes only one of two Treasures, and must trash one, even if it is a Copper" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-3" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "gold", "copper" } },
    cat = { deck = { "copper", "estate" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:refused("bob", "copper", "not_your_choice")
    t:refused("ann", {}, "too_few")
    t:refused("ann", { "gold", "copper" }, "too_many")
    t:answer("ann", "copper")
    t:refused("ann", {}, "too_few")
    t:answer("ann", "copper")
    t:answer("ann", {})
    t:expect("bob", { deck = {}, discard_pile = { "gold" } })
    t:expect("cat", { deck = {}, discard_pile = { "estate" } })
    t:expect("game", { trash = { "copper", "copper" } })
  end,
}

scenario "Thief is over when nobody reveals a Treasure; the revealed cards are discarded" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-3", "D-THIEF-5", "DC-11" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "estate", "estate", "gold" }, discard_pile = { "copper" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:expect_no_open_choice()
    t:expect("bob", { deck = { "gold" }, discard_pile = { "estate", "estate", "copper" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "Gains come after all players were handled: some are taken, the others stay in the trash" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-4" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "copper", "estate" } },
    cat = { deck = { "silver", "estate" } },
    dan = { deck = { "gold", "estate" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:answer("ann", "copper")
    t:expect("ann", { discard_pile = {} })
    t:answer("ann", "silver")
    t:answer("ann", "gold")
    t:expect("game", { trash = { "copper", "silver", "gold" } })
    t:answer("ann", { "gold" })
    t:expect("ann", { discard_pile = { "gold" } })
    t:expect("game", { trash = { "copper", "silver" }, supply = { gold = 30 } })
  end,
}

scenario "Treasures that were in the trash before cannot be taken by Thief" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-4" },
  given = {
    ann = { hand = { "thief" } },
    bob = { deck = { "copper", "estate" } },
    game = { trash = { "gold", "copper" } },
  },
  run = function(t)
    t:play("ann", "thief")
    t:answer("ann", "copper")
    t:expect_asked("ann", { prompt = "thief.gain", options = { "copper" }, max = 1 })
    t:refused("ann", { "gold" }, "not_offered")
    t:answer("ann", {})
    t:expect("ann", { discard_pile = {} })
    t:expect("game", { trash = { "gold", "copper", "copper" } })
  end,
}

scenario "Throne Room with Thief: the second play offers only what it trashed itself" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-THIEF-4", "D-93" },
  given = {
    ann = { hand = { "throne_room", "thief" } },
    bob = { deck = { "gold", "estate", "silver", "estate" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "thief")
    t:answer("ann", "gold")
    t:answer("ann", {})
    t:expect_asked("ann", { prompt = "thief.trash", options = { "silver" }, inside = { "throne_room", "thief" } })
    t:answer("ann", "silver")
    t:expect_asked("ann", { prompt = "thief.gain", options = { "silver" } })
    t:answer("ann", { "silver" })
    t:expect("ann", { discard_pile = { "silver" } })
    t:expect("bob", { deck = {}, discard_pile = { "estate", "estate" } })
    t:expect("game", { trash = { "gold" } })
  end,
}
