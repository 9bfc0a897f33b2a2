-- Rules that only cards of the rules laboratory can show (docs/rules/dominion.md, sections 8, 11, 12, 13 and 16).

local function reads(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if line:find(words) then
      return true
    end
  end
  return false
end

scenario "Buying asks for the current cost, which is never below 0" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-112", "D-65", "D-66" },
  lineup = "first_game",
  given = {
    phase = "buy", step = "buy",
    ann = { in_play = { "bazaar", "bazaar", "bazaar" }, coins = 6, buys = 5 },
  },
  run = function(t)
    assert(t:value(t:card("ann", "in_play", 1), "cost") == 2)
    t:buy("ann", "province")
    t:expect("ann", { coins = 1, buys = 4 })
    t:buy("ann", "estate")
    t:expect("ann", { coins = 1, buys = 3 })
    t:buy("ann", "copper")
    t:expect("ann", { coins = 1, buys = 2 })
    t:refused("ann", "market", "not_enough_coins")
    t:buy("ann", "smithy")
    t:expect("ann", { coins = 0, buys = 1 })
    t:buy("ann", "silver")
    t:expect("game", { supply = { province = 7, estate = 7, copper = 45, smithy = 9, silver = 39 } })
  end,
}

scenario "Limits of gains ask for the current cost" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-112" },
  lineup = { "workshop", "feast", "market" },
  given = {
    ann = { hand = { "workshop", "feast" }, in_play = { "bazaar" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:refused("ann", "gold", "too_expensive")
    t:answer("ann", "duchy")
    t:play("ann", "feast")
    t:refused("ann", "province", "too_expensive")
    t:answer("ann", "gold")
    t:expect("ann", { discard_pile = { "gold", "duchy" } })
  end,
}

scenario "A cost that is lower for some cards only is lower for every rule that asks" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-112" },
  lineup = { "workshop", "mine" },
  given = {
    ann = { hand = { "workshop", "copper" }, in_play = { "goldsmith" }, buys = 2 },
  },
  run = function(t)
    t:play("ann", "workshop")
    t:refused("ann", "duchy", "too_expensive")
    t:answer("ann", "gold")
    t:expect("ann", { discard_pile = { "gold" } })
    t:play("ann", "copper")
    t:buy("ann", "silver")
    t:expect("ann", { coins = 0, discard_pile = { "silver", "gold" } })
  end,
}

scenario "A card trashed for a gain counts with the cost it has then" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-113", "D-112" },
  lineup = { "remodel", "mine", "market" },
  given = {
    ann = { hand = { "remodel", "remodel", "gold", "duchy" }, in_play = { "goldsmith" }, actions = 2 },
  },
  run = function(t)
    -- The Gold costs 4 at the moment, so cards up to 6 can be gained for it.
    t:play("ann", "remodel")
    t:answer("ann", "gold")
    t:refused("ann", "province", "too_expensive")
    t:answer("ann", "duchy")
    t:play("ann", "remodel")
    t:answer("ann", "duchy")
    t:refused("ann", "province", "too_expensive")
    t:answer("ann", "gold")
    t:expect("ann", { discard_pile = { "gold", "duchy" } })
    t:expect("game", { trash = { "gold", "duchy" } })
  end,
}

scenario "What the trashed card costs once it lies in the trash does not matter" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-113" },
  lineup = { "remodel" },
  given = { ann = { hand = { "remodel", "coronet" } } },
  run = function(t)
    t:play("ann", "remodel")
    t:answer("ann", "coronet")
    assert(t:value(t:card("game", "trash", 1), "cost") == 0)
    t:answer("ann", "province")
    t:expect("ann", { discard_pile = { "province" } })
  end,
}

scenario "What works while in play depends on the cards in play, not on the number of plays" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-94", "D-112" },
  lineup = { "throne_room" },
  given = {
    ann = { hand = { "throne_room", "bazaar", "bazaar", "estate" }, coins = 0 },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "bazaar")
    t:expect("ann", { actions = 2 })
    local estate = t:card("ann", "hand", 2)
    assert(t:value(estate, "cost") == 1, "one card in play")
    t:play("ann", "bazaar")
    assert(t:value(estate, "cost") == 0, "two cards in play")
    t:buy("ann", "estate")
    t:expect_active("bob")
    t:refused("bob", "estate", "not_enough_coins")
  end,
}

scenario "What happens when a card is bought is done before the card is gained" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-68" },
  lineup = { "heirloom" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 9, buys = 2, in_play = { "almoner" }, deck = { "gold" }, discard_pile = { "curse" } },
  },
  run = function(t)
    t:buy("ann", "heirloom")
    t:answer("ann", "heirloom")
    -- The cost is paid, one Heirloom gained by the purchase, the favour taken, and then the bought one gained.
    t:expect("ann", {
      coins = 5, buys = 1, favours = 1, deck = { "heirloom", "gold" }, discard_pile = { "heirloom", "curse" },
    })
    t:expect("game", { supply = { heirloom = 8 } })
  end,
}

scenario "If the pile has run out when the bought card is to be gained, nothing is gained and nothing returned" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-69" },
  lineup = { "heirloom" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 9, buys = 2, discard_pile = { "curse" } },
    game = { supply = { heirloom = 1 } },
  },
  run = function(t)
    t:buy("ann", "heirloom")
    t:expect("ann", { coins = 5, buys = 1, deck = { "heirloom" }, discard_pile = { "curse" } })
    t:expect("game", { supply = { heirloom = 0 } })
    t:refused("ann", "heirloom", "not_offered")
  end,
}

for _, first in ipairs { "almoner", "usurer" } do
  scenario("What happens to one player at the same time happens in the order that player chooses: " .. first .. " first") {
    ruleset = "dominion",
    sets = { "base", "lab" },
    rules = { "D-68", "D-81" },
    given = {
      phase = "buy", step = "buy",
      ann = { buys = 2, favours = 3, in_play = { "almoner", "usurer" } },
    },
    run = function(t)
      t:buy("ann", "copper")
      t:expect_asked("ann", { prompt = "order_effects", options = { "almoner", "usurer" } })
      t:expect("ann", { favours = 3, discard_pile = {} })
      t:answer("ann", first)
      t:expect("ann", { favours = first == "almoner" and 8 or 7, discard_pile = { "copper" } })
    end,
  }
end

scenario "What happens to different players at the same time happens in turn order" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-80" },
  given = {
    active = "cat",
    ann = { hand = { "magpie" } },
    bob = { hand = { "magpie" } },
    cat = { buys = 2, hand = {} },
    dan = { hand = { "magpie" } },
    game = { supply = { silver = 2 } },
  },
  run = function(t)
    t:buy("cat", "copper")
    t:expect_no_open_choice()
    t:expect("dan", { discard_pile = { "silver" } })
    t:expect("ann", { discard_pile = { "silver" } })
    t:expect("bob", { discard_pile = {} })
    t:expect("cat", { discard_pile = { "copper" } })
  end,
}

scenario "A card that is no longer where an effect expects it is not moved, and everything else still happens" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-84", "D-83", "D-93" },
  lineup = { "throne_room", "feast", "ragpicker" },
  given = {
    ann = { hand = { "throne_room", "feast" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "feast")
    t:expect("game", { trash = { "feast" } })
    t:answer("ann", "ragpicker")
    -- Feast came from the trash into the hand: the second play neither finds nor trashes it there.
    t:expect("ann", { hand = { "feast" }, discard_pile = { "ragpicker" } })
    t:expect("game", { trash = {} })
    t:expect_asked("ann", { prompt = "feast.gain" })
    t:answer("ann", "silver")
    t:expect("ann", { hand = { "feast" }, discard_pile = { "silver", "ragpicker" } })
  end,
}

scenario "A Reaction that is drawn during the Attack comes too late" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-90", "D-116" },
  lineup = { "moat" },
  given = {
    ann = { hand = { "recruiter", "recruiter" }, actions = 2 },
    bob = { hand = { "copper" }, deck = { "moat", "gold" } },
  },
  run = function(t)
    t:play("ann", "recruiter")
    t:expect_no_open_choice()
    t:expect("bob", { hand = { "copper", "moat" }, discard_pile = { "curse" } })
    -- For the next Attack it is in time.
    t:play("ann", "recruiter")
    t:expect_asked("bob", { prompt = "moat.reveal" })
    t:answer("bob", true)
    t:expect("bob", { hand = { "copper", "moat" }, deck = { "gold" }, discard_pile = { "curse" } })
  end,
}

scenario "A card that is looked at is shown to nobody else and stays where it is" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-49" },
  given = {
    ann = { hand = { "stargazer", "copper" }, deck = { "adventurer", "gold" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "stargazer")
    t:expect_asked("ann", { prompt = "stargazer.discard", about = "adventurer" })
    t:expect("ann", { deck = { "adventurer", "gold" }, hand = { "copper" } })
    t:answer("ann", false)
    t:expect("ann", { deck = { "adventurer", "gold" } })
    assert(not reads(t, "bob", "Adventurer"))
    t:expect_view("bob", { ann = { deck = "hidden" } })
  end,
}

scenario "Looking at the top of an empty deck shuffles first, and without any card nothing is looked at" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-54", "D-55" },
  given = {
    ann = { hand = { "stargazer", "stargazer" }, discard_pile = { "gold" }, actions = 2 },
  },
  run = function(t)
    t:play("ann", "stargazer")
    t:expect_asked("ann", { prompt = "stargazer.discard", about = "gold" })
    t:expect("ann", { deck = { "gold" }, discard_pile = {} })
    t:answer("ann", false)
    t:set("ann", { deck = {}, discard_pile = {} })
    t:play("ann", "stargazer")
    t:expect_no_open_choice()
  end,
}

scenario "Cards put back together go back in the order their player chooses, and the others are not shown it" {
  ruleset = "dominion",
  sets = { "base", "lab" },
  rules = { "D-51" },
  given = {
    ann = { hand = { "librarian", "copper" }, deck = { "adventurer", "witch", "duchy", "estate" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "librarian")
    t:answer("ann", { "duchy", "adventurer", "witch" })
    t:expect("ann", { deck = { "duchy", "adventurer", "witch", "estate" } })
    for _, name in ipairs { "Adventurer", "Witch", "Duchy" } do
      assert(not reads(t, "bob", name), name)
    end
    t:expect_view("bob", { ann = { deck = "hidden" } })
  end,
}

scenario "What makes a card dearer and what makes it cheaper add up, and only the sum is never below 0" {
  ruleset = "dominion",
  sets = { "lab" },
  rules = { "D-112" },
  given = {
    phase = "buy", step = "buy",
    ann = { in_play = { "bazaar", "bazaar", "bazaar", "customs_house" }, coins = 1, buys = 3 },
  },
  run = function(t)
    t:buy("ann", "copper")
    t:refused("ann", "silver", "not_enough_coins")
    t:expect("ann", { coins = 1, buys = 2 })
    t:buy("ann", "estate")
    t:expect("ann", { coins = 0, buys = 1 })
    t:expect("game", { supply = { copper = 45, estate = 7 } })
  end,
}

-- Ten cards are owned in each row: a Gardens alone is worth 1 point.
local points = {
  { "copper", "copper", gardens = 1, estate = 1, curse = -1 },
  { "benefactor", "copper", gardens = 2, estate = 2, curse = -1 },
  { "surveyor", "copper", gardens = 6, estate = 5, curse = -1 },
  { "surveyor", "benefactor", gardens = 7, estate = 6, curse = -1 },
}
for _, row in ipairs(points) do
  scenario("What Victory cards are worth with " .. row[1] .. " and " .. row[2] .. " in play") {
    ruleset = "dominion",
    sets = { "lab" },
    rules = { "D-76", "D-GARDENS-1" },
    given = {
      ann = { in_play = { row[1], row[2] }, hand = { "gardens", "estate", "curse" }, deck = { "copper", "copper", "copper", "copper", "copper" } },
    },
    run = function(t)
      for at, name in ipairs { "gardens", "estate", "curse" } do
        local worth = t:value(t:card("ann", "hand", at), "points")
        assert(worth == row[name], ("%s is worth %d"):format(name, worth))
      end
      assert(t:ranks("ann")[1] == row.gardens + row.estate + row.curse)
    end,
  }
end

scenario "What would be gained to the discard pile can be gained to another place, and what was meant for the deck as well" {
  ruleset = "dominion",
  sets = { "lab" },
  rules = { "D-45" },
  lineup = { "workshop", "bureaucrat" },
  given = {
    ann = { hand = { "doorkeeper", "workshop", "bureaucrat" }, actions = 2 },
    bob = {},
  },
  run = function(t)
    t:play("ann", "workshop")
    t:answer("ann", "estate")
    t:expect("ann", { hand = { "doorkeeper", "bureaucrat", "estate" }, discard_pile = {} })
    t:play("ann", "bureaucrat")
    t:expect("ann", { hand = { "doorkeeper", "estate", "silver" }, deck = {}, discard_pile = {} })
  end,
}

scenario "What a card does when it is gained happens for this very card, not for others that are gained" {
  ruleset = "dominion",
  sets = { "lab" },
  rules = { "D-45" },
  lineup = { "ragpicker" },
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 9, buys = 3, hand = { "ragpicker" } },
    game = { trash = { "feast" } },
  },
  run = function(t)
    t:buy("ann", "silver")
    t:expect("game", { trash = { "feast" } })
    t:buy("ann", "ragpicker")
    t:expect("ann", { hand = { "ragpicker", "feast" } })
    t:expect("game", { trash = {} })
  end,
}

scenario "An Attack concerns everybody who has not been left out of it by then" {
  ruleset = "dominion",
  sets = { "lab" },
  rules = { "D-86", "D-87" },
  given = {
    ann = { hand = { "witch", "throne_room" }, deck = { "copper", "copper", "copper", "copper" } },
    bob = { hand = { "moat" } },
    cat = { hand = { "watchman" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "witch")
    t:answer("bob", true)
    t:expect("cat", { favours = 2 }) -- ann and cat
    t:answer("bob", false)
    t:expect("cat", { favours = 5 })
  end,
}

scenario "Cards can tell of an Attack, a purchase and a gain as the rules do: who it is, and with which card" {
  ruleset = "dominion",
  sets = { "lab" },
  rules = { "D-45", "D-68", "D-86" },
  given = {
    ann = { hand = { "pretender" }, in_play = { "almoner", "beadle" } },
    bob = { hand = { "moat", "magpie" } },
  },
  run = function(t)
    t:play("ann", "pretender")
    t:expect_asked("bob", { prompt = "moat.reveal", about = "pretender" })
    t:answer("bob", true)
    t:expect("ann", { favours = 4, discard_pile = {} })
    t:expect("bob", { discard_pile = { "silver" } })
    t:expect("game", { supply = { silver = 39 } })
  end,
}
