-- Copper: Treasure, 0. Worth 1 coin.

-- Copies of a card at the table: in the Supply and in what the players were dealt.
local function copies(t, card)
  local number = 0
  local function count(who, zone)
    for _, name in ipairs(t:names(who, zone)) do
      if name == card then
        number = number + 1
      end
    end
  end
  count("game", "supply")
  for _, player in ipairs { "ann", "bob", "cat", "dan" } do
    count(player, "hand")
    count(player, "deck")
  end
  return number
end

scenario "Copper is a Treasure: each one played in the Buy phase gives 1 coin" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COPPER-1" },
  given = {
    ann = { hand = { "copper", "copper", "copper", "village" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "copper" }, "not_an_action")
    t:answer("ann", "stop")
    t:expect_step("treasures")
    t:play("ann", "copper")
    t:expect("ann", { coins = 1, in_play = { "copper" } })
    t:play("ann", { "copper", "copper" })
    t:expect("ann", { coins = 3, actions = 1, buys = 1, hand = { "village" } })
  end,
}

scenario "With four players there are 60 Coppers, 7 of them dealt to each" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COPPER-1" },
  seats = 4,
  dealt = true,
  run = function(t)
    assert(copies(t, "copper") == 60)
    t:expect("game", { supply = { copper = 32 } })
    for _, player in ipairs { "ann", "bob", "cat", "dan" } do
      local coppers = 0
      for _, zone in ipairs { "hand", "deck" } do
        for _, name in ipairs(t:names(player, zone)) do
          coppers = coppers + (name == "copper" and 1 or 0)
        end
      end
      assert(coppers == 7)
    end
  end,
}

scenario "Copper is bought without a coin, but each one uses a buy" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COPPER-2" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 3 },
  },
  run = function(t)
    t:buy("ann", "copper")
    t:expect("ann", { buys = 2, coins = 0, discard_pile = { "copper" } })
    t:buy("ann", "copper")
    t:expect("ann", { buys = 1, coins = 0, discard_pile = { "copper", "copper" } })
    t:expect("game", { supply = { copper = 44 } })
    t:buy("ann", "copper")
    t:expect_active("bob")
  end,
}

scenario "Copper costs nothing, so coins are left for what is bought next" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-COPPER-2", "D-COPPER-1" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 3, coins = 3 },
  },
  run = function(t)
    t:buy("ann", "copper")
    t:expect("ann", { buys = 2, coins = 3 })
    t:buy("ann", "silver")
    t:expect("ann", { buys = 1, coins = 0, discard_pile = { "silver", "copper" } })
  end,
}
