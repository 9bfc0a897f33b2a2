-- Silver: Treasure, 3. Worth 2 coins.

scenario "Silver is a Treasure: each one played in the Buy phase gives 2 coins" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SILVER-1" },
  given = {
    ann = { hand = { "silver", "silver", "village" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "silver" }, "not_an_action")
    t:answer("ann", "stop")
    t:play("ann", "silver")
    t:expect("ann", { coins = 2, in_play = { "silver" } })
    t:play("ann", "silver")
    t:expect("ann", { coins = 4, actions = 1, buys = 1, hand = { "village" } })
  end,
}

scenario "Silver costs 3" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SILVER-1" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 5 },
  },
  run = function(t)
    t:buy("ann", "silver")
    t:expect("ann", { coins = 2, discard_pile = { "silver" } })
    t:refused("ann", { group = "buy", "silver" }, "not_enough_coins")
  end,
}

scenario "There are 40 Silvers, however many play, and nobody starts with one" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-SILVER-1" },
  seats = 4,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { silver = 40 } })
    for _, player in ipairs { "ann", "bob", "cat", "dan" } do
      for _, zone in ipairs { "hand", "deck" } do
        for _, card in ipairs(t:names(player, zone)) do
          assert(card ~= "silver")
        end
      end
    end
  end,
}
