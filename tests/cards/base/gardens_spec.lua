-- Gardens: Victory, 4. Worth 1 point per 10 cards owned, rounded down.

-- As many copies of a card as wanted, after the cards given.
local function with(cards, number, name)
  for _ = 1, number do
    table.insert(cards, name)
  end
  return cards
end

scenario "With 39 cards each Gardens is worth 3 points" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-1", "DX-5" },
  given = {
    phase = "clean_up",
    step = "end_of_turn",
    ann = { deck = with({ "gardens", "gardens" }, 37, "copper") },
    bob = { deck = with({ "gardens" }, 39, "copper") },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 6, -1 }, bob = { 4, 0 } } }
  end,
}

scenario "Gardens are worth nothing in a deck of nine cards and 1 point in one of ten" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-1" },
  given = {
    phase = "clean_up",
    step = "end_of_turn",
    ann = { deck = with({ "gardens" }, 8, "copper") },
    bob = { deck = with({ "gardens" }, 9, "copper") },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 0, -1 }, bob = { 1, 0 } } }
  end,
}

scenario "Gardens costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-1" },
  lineup = { "gardens" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "gardens")
    t:expect("ann", { coins = 3, discard_pile = { "gardens" } })
    t:refused("ann", { group = "buy", "gardens" }, "not_enough_coins")
  end,
}

scenario "Gardens count cards of every zone, themselves and Curses included, and none of the others or of the trash" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-2", "D-5" },
  given = {
    phase = "buy",
    step = "buy",
    ann = {
      hand = { "gardens", "copper" },
      deck = { "curse", "copper", "copper" },
      discard_pile = { "gardens", "estate", "curse" },
      in_play = { "village", "silver" },
    },
    bob = { hand = { "gardens" }, deck = with({}, 8, "copper") },
    game = { trash = { "copper", "copper" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "hand", 1), "points") == 1, "one of ten cards is not counted")
    assert(t:value(t:card("bob", "hand", 1), "points") == 0, "somebody else's cards are counted")
    assert(t:value(t:card("ann", "discard_pile", 3), "points") == 1, "it matters where the Gardens lie")
  end,
}

scenario "The points of Gardens grow as the tenth card comes in" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-1", "D-GARDENS-2" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { hand = { "gardens" }, in_play = with({}, 8, "copper"), buys = 2 },
  },
  run = function(t)
    assert(t:value(t:card("ann", "hand", 1), "points") == 0)
    t:buy("ann", "curse")
    assert(t:value(t:card("ann", "hand", 1), "points") == 1)
  end,
}

scenario "Gardens is no Action: it cannot be played and Throne Room does not find it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-3", "D-THRONE_ROOM-6", "D-GARDENS-1" },
  given = {
    ann = { hand = { "gardens", "throne_room" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "gardens" }, "not_an_action")
    t:play("ann", "throne_room")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "gardens" }, in_play = { "throne_room" } })
  end,
}

scenario "Next to a real Action, Gardens is not offered to Throne Room" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-3" },
  given = {
    ann = { hand = { "gardens", "throne_room", "village" }, deck = { "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:expect_asked("ann", { prompt = "throne_room.play", options = { "village" } })
    t:refused("ann", "gardens", "not_offered")
    t:answer("ann", "village")
  end,
}

scenario "Library never asks about Gardens" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GARDENS-3", "D-LIBRARY-1" },
  given = {
    ann = { hand = { "library", "copper", "copper", "copper", "copper", "copper", "copper" }, deck = { "gardens", "gold" } },
  },
  run = function(t)
    t:play("ann", "library")
    t:expect_no_open_choice()
    t:expect("ann", { hand = { "copper", "copper", "copper", "copper", "copper", "copper", "gardens" }, deck = { "gold" } })
  end,
}

for seats, size in pairs { [2] = 8, [3] = 12, [4] = 12 } do
  scenario(string.format("With %d players there are %d Gardens", seats, size)) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-GARDENS-4", "D-11", "DX-27" },
    lineup = { "gardens" },
    seats = seats,
    run = function(t)
      t:expect("game", { supply = { gardens = size } })
    end,
  }
end
