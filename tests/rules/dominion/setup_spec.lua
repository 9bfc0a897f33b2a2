-- Components and set-up (docs/rules/dominion.md, sections 1 and 2).

local seats = { "ann", "bob", "cat", "dan" }

local first_game = {
  "cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop",
}
local size_distortion = {
  "cellar", "chapel", "feast", "gardens", "laboratory", "thief", "village", "witch", "woodcutter", "workshop",
}
local others = {
  "adventurer", "bureaucrat", "chancellor", "council_room", "festival", "library", "moneylender", "spy", "throne_room", "moat",
}
local basics = { "copper", "silver", "gold", "estate", "duchy", "province", "curse" }

local function sorted(list)
  local copy = {}
  for _, word in ipairs(list) do
    table.insert(copy, word)
  end
  table.sort(copy)
  return table.concat(copy, " ")
end

-- The names of the piles that lie in the Supply, one for each pile.
local function piles(t)
  local names, last = {}, nil
  for _, name in ipairs(t:names("game", "supply")) do
    if name ~= last then
      table.insert(names, name)
    end
    last = name
  end
  return names
end

-- How many cards of a kind there are in the whole game.
local function copies(t, kind, players)
  local count = 0
  local function add(who, zone)
    for _, name in ipairs(t:names(who, zone)) do
      count = count + (name == kind and 1 or 0)
    end
  end
  add("game", "supply")
  add("game", "trash")
  for seat = 1, players do
    for _, zone in ipairs { "deck", "hand", "discard_pile", "in_play" } do
      add(seats[seat], zone)
    end
  end
  return count
end

local sizes = {
  { players = 2, copper = 46, victory = 8, curse = 10 },
  { players = 3, copper = 39, victory = 12, curse = 20 },
  { players = 4, copper = 32, victory = 12, curse = 30 },
}

for _, size in ipairs(sizes) do
  scenario("The Supply for " .. size.players .. " players has the sizes of the table, and the trash is empty") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-11", "D-12", "DX-27", "DC-8" },
    seats = size.players,
    lineup = size_distortion,
    dealt = true,
    run = function(t)
      t:expect("game", {
        trash = {},
        supply = {
          copper = size.copper, silver = 40, gold = 30,
          estate = size.victory, duchy = size.victory, province = size.victory, gardens = size.victory,
          curse = size.curse,
          cellar = 10, chapel = 10, feast = 10, laboratory = 10, thief = 10,
          village = 10, witch = 10, woodcutter = 10, workshop = 10,
        },
      })
    end,
  }

  scenario("Each of " .. size.players .. " players starts with 7 Coppers and 3 Estates, five of them in hand") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-10" },
    seats = size.players,
    dealt = true,
    run = function(t)
      for seat = 1, size.players do
        local hand, deck = t:names(seats[seat], "hand"), t:names(seats[seat], "deck")
        assert(#hand == 5 and #deck == 5, seats[seat] .. " has not drawn five of ten cards")
        local own = {}
        for _, cards in ipairs { hand, deck } do
          for _, name in ipairs(cards) do
            table.insert(own, name)
          end
        end
        assert(sorted(own) == "copper copper copper copper copper copper copper estate estate estate", sorted(own))
        t:expect(seats[seat], { discard_pile = {}, in_play = {} })
      end
    end,
  }

  scenario("A table for " .. size.players .. " players can be played: everybody gets a turn in each round") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-1", "D-17" },
    seats = size.players,
    given = { ann = {} },
    run = function(t)
      for round = 1, 2 do
        t:expect_round(round)
        for seat = 1, size.players do
          t:expect_active(seats[seat])
          t:answer(seats[seat], "stop")
        end
      end
      t:expect_active("ann")
    end,
  }
end

scenario "The cards of the largest table are the cards of the box: basic cards and Gardens" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-2" },
  seats = 4,
  lineup = size_distortion,
  dealt = true,
  run = function(t)
    local box = { copper = 60, silver = 40, gold = 30, estate = 24, duchy = 12, province = 12, curse = 30, gardens = 12 }
    for kind, count in pairs(box) do
      assert(copies(t, kind, 4) == count, kind .. ": " .. copies(t, kind, 4))
    end
  end,
}

for number, kingdom in ipairs { first_game, size_distortion, others } do
  scenario("Every kingdom kind that is no Victory card has ten copies, part " .. number .. " of the box") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-2" },
    seats = 3,
    lineup = kingdom,
    dealt = true,
    run = function(t)
      for _, kind in ipairs(kingdom) do
        assert(copies(t, kind, 3) == (kind == "gardens" and 12 or 10), kind .. ": " .. copies(t, kind, 3))
      end
    end,
  }
end

scenario "A pile that has run out is seen to be empty, and nothing is left to take from it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-2" },
  lineup = first_game,
  given = {
    phase = "buy", step = "buy",
    ann = { coins = 2, buys = 2 },
    game = { supply = { moat = 1 } },
  },
  run = function(t)
    t:buy("ann", "moat")
    t:expect("game", { supply = { moat = 0 } })
    for _, name in ipairs(t:names("game", "supply")) do
      assert(name ~= "moat")
    end
    t:refused("ann", "moat", "not_offered")
  end,
}

scenario "The cards of a type are found by every rule that asks for it, however many types they have" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-4" },
  lineup = { "library", "militia", "moat", "village" },
  given = {
    ann = { hand = { "library" }, deck = { "militia", "moat", "village", "estate", "gold", "copper" } },
    bob = { hand = { "moat", "copper" } },
  },
  run = function(t)
    -- Militia is an Action as well as an Attack, Moat an Action as well as a Reaction.
    t:play("ann", "library")
    t:expect_asked("ann", { prompt = "library.set_aside", about = "militia" })
    t:answer("ann", false)
    t:expect_asked("ann", { prompt = "library.set_aside", about = "moat" })
    t:answer("ann", true)
    t:expect_asked("ann", { prompt = "library.set_aside", about = "village" })
    t:answer("ann", false)
    t:expect("ann", { hand = { "militia", "village", "estate", "gold", "copper" }, discard_pile = { "moat" } })
  end,
}

scenario "A card of several types is played as an Action and works as an Attack or a Reaction too" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-4" },
  lineup = { "militia", "moat" },
  given = {
    ann = { hand = { "militia", "moat" }, deck = { "gold", "silver" }, actions = 2 },
    bob = { hand = { "moat", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "moat")
    t:expect("ann", { hand = { "militia", "gold", "silver" }, in_play = { "moat" } })
    t:play("ann", "militia")
    t:expect_asked("bob", { prompt = "moat.reveal" })
    t:answer("bob", true)
    t:expect("bob", { hand = 4 })
    t:expect("ann", { in_play = { "militia", "moat" }, actions = 0 })
  end,
}

for number, kingdom in ipairs { first_game, size_distortion, others } do
  scenario("Ten kinds that the players chose are the kingdom, and no other kind takes part, list " .. number) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-7", "D-8", "DC-6" },
    lineup = kingdom,
    dealt = true,
    run = function(t)
      local expected = {}
      for _, list in ipairs { basics, kingdom } do
        for _, kind in ipairs(list) do
          table.insert(expected, kind)
        end
      end
      assert(sorted(piles(t)) == sorted(expected), sorted(piles(t)))
    end,
  }
end

scenario "A recommended kingdom is called by its name" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-7" },
  lineup = "village_square",
  dealt = true,
  run = function(t)
    local expected = {
      "bureaucrat", "cellar", "festival", "library", "market", "remodel", "smithy", "throne_room", "village", "woodcutter",
      "copper", "silver", "gold", "estate", "duchy", "province", "curse",
    }
    assert(sorted(piles(t)) == sorted(expected), sorted(piles(t)))
  end,
}

for seed = 1, 5 do
  scenario("Seventeen piles lie in the Supply, each of one kind, face up for everybody, kingdom drawn with seed " .. seed) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-7", "D-9" },
    seed = seed,
    seats = 3,
    dealt = true,
    run = function(t)
      local names, seen = piles(t), {}
      assert(#names == 17, #names .. " piles")
      for _, name in ipairs(names) do
        assert(not seen[name], name .. " lies there twice")
        seen[name] = true
      end
      for _, kind in ipairs(basics) do
        assert(seen[kind], kind .. " is missing")
      end
      for _, seat in ipairs { "ann", "bob", "cat" } do
        t:expect_view(seat, { game = { supply = t:names("game", "supply") } })
      end
    end,
  }
end

scenario "A kingdom that nobody chose is drawn at random: another seed, other kinds" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-7" },
  seed = 1,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { cellar = 10, thief = 10, gardens = 0, chancellor = 0 } })
  end,
}

scenario "A kingdom that nobody chose is drawn at random: the other kinds of the other seed" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-7" },
  seed = 2,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { cellar = 0, thief = 0, gardens = 8, chancellor = 10 } })
  end,
}

scenario "The starting decks are shuffled before five cards are drawn" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-10" },
  seats = 4,
  dealt = true,
  run = function(t)
    local orders = {}
    for _, seat in ipairs(seats) do
      orders[table.concat(t:names(seat, "deck"), " ")] = true
      t:expect_view(seat, { [seat] = { hand = t:names(seat, "hand"), deck = 5 } })
    end
    local different = 0
    for _ in pairs(orders) do
      different = different + 1
    end
    assert(different > 1, "all decks lie in the same order")
  end,
}

-- The seeds are chosen so that every seat begins at least once.
for seed, first in pairs { [1] = "cat", [2] = "ann", [5] = "bob", [6] = "cat", [15] = "dan" } do
  scenario("The first player is drawn at random, seed " .. seed) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-14" },
    seed = seed,
    seats = 4,
    dealt = true,
    run = function(t)
      t:expect_active(first)
      t:expect_round(1)
    end,
  }
end

scenario "Play goes clockwise from whoever begins, round after round" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-17", "D-28" },
  seats = 4,
  given = { active = "cat" },
  run = function(t)
    for _ = 1, 2 do
      for _, seat in ipairs { "cat", "dan", "ann", "bob" } do
        t:expect_active(seat)
        t:answer(seat, "stop")
      end
    end
    t:expect_active("cat")
  end,
}
