-- Gold: Treasure, 6. Worth 3 coins.

scenario "Gold is a Treasure: each one played in the Buy phase gives 3 coins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GOLD-1" },
  given = {
    ann = { hand = { "gold", "gold", "village" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "gold" }, "not_an_action")
    t:answer("ann", "stop")
    t:play("ann", "gold")
    t:expect("ann", { coins = 3, in_play = { "gold" } })
    t:play("ann", "gold")
    t:expect("ann", { coins = 6, actions = 1, buys = 1, hand = { "village" } })
  end,
}

scenario "Gold costs 6" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GOLD-1" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 11 },
  },
  run = function(t)
    t:buy("ann", "gold")
    t:expect("ann", { coins = 5, discard_pile = { "gold" } })
    t:refused("ann", { group = "buy", "gold" }, "not_enough_coins")
  end,
}

scenario "There are 30 Golds, however many play, and nobody starts with one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-GOLD-1" },
  seats = 4,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { gold = 30 } })
    for _, player in ipairs { "ann", "bob", "cat", "dan" } do
      for _, zone in ipairs { "hand", "deck" } do
        for _, card in ipairs(t:names(player, zone)) do
          assert(card ~= "gold")
        end
      end
    end
  end,
}
