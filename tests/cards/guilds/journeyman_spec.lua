-- Journeyman: Action, 5. Name a card; reveal until 3 cards do not have that name; take those, discard the others.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Journeyman takes the first three cards that do not have the named name" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-JOURNEYMAN-1", "D-JOURNEYMAN-4", "D-53" },
  given = {
    ann = { hand = { "journeyman", "estate" }, deck = { "gold", "estate", "silver", "estate", "village", "province" }, discard_pile = { "curse" } },
  },
  run = function(t)
    t:play("ann", "journeyman")
    t:expect_asked("ann", { prompt = "journeyman.which", min = 1, max = 1, inside = { "journeyman" } })
    assert(not seen(t, "bob", "Gold"), "revealed before a card was named")
    t:answer("ann", "estate")
    t:expect("ann", {
      hand = { "estate", "gold", "silver", "village" }, deck = { "province" }, discard_pile = { "estate", "estate", "curse" }, actions = 0,
    })
    for _, words in ipairs { "Gold", "Estate", "Silver", "Village" } do
      assert(seen(t, "bob", words))
    end
    assert(not seen(t, "bob", "Province"), "a further card was shown")
  end,
}

scenario "If a card is named that is not in this game, the first three cards go to the hand" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-JOURNEYMAN-2", "D-52" },
  lineup = "first_game",
  given = {
    ann = { hand = { "journeyman" }, deck = { "estate", "estate", "curse", "gold" } },
  },
  run = function(t)
    t:play("ann", "journeyman")
    t:answer("ann", "witch")
    t:expect("ann", { hand = { "estate", "estate", "curse" }, deck = { "gold" }, discard_pile = {} })
  end,
}

scenario "Journeyman shuffles the discard pile without the cards revealed so far" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-JOURNEYMAN-3", "D-JOURNEYMAN-4", "D-57" },
  given = {
    ann = { hand = { "journeyman" }, deck = { "estate", "gold" }, discard_pile = { "silver", "silver", "silver" } },
  },
  run = function(t)
    t:play("ann", "journeyman")
    t:answer("ann", "estate")
    t:expect("ann", { hand = { "gold", "silver", "silver" }, deck = { "silver" }, discard_pile = { "estate" } })
  end,
}

scenario "If all cards do not suffice, Journeyman takes those it has found" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-JOURNEYMAN-3", "D-55" },
  given = {
    ann = { hand = { "journeyman" }, deck = { "estate", "gold" }, discard_pile = { "estate", "estate" } },
  },
  run = function(t)
    t:play("ann", "journeyman")
    t:answer("ann", "estate")
    t:expect("ann", { hand = { "gold" }, deck = {}, discard_pile = { "estate", "estate", "estate" } })
  end,
}

scenario "With no card at all Journeyman finds nothing" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-JOURNEYMAN-3" },
  given = {
    ann = { hand = { "journeyman" } },
  },
  run = function(t)
    t:play("ann", "journeyman")
    t:answer("ann", "copper")
    t:expect_no_open_choice()
    t:expect("ann", { hand = {}, deck = {}, discard_pile = {} })
  end,
}

scenario "Journeyman costs 5" {
  ruleset = "dominion",
  sets = { "guilds" },
  rules = { "D-JOURNEYMAN-1" },
  lineup = { "journeyman" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "journeyman")
    t:expect("ann", { coins = 4, discard_pile = { "journeyman" } })
    t:refused("ann", { group = "buy", "journeyman" }, "not_enough_coins")
  end,
}
