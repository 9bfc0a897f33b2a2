-- Province: Victory, 8. 6 points.

scenario "Province is worth 6 points at the end, wherever it is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-PROVINCE-1" },
  given = {
    phase = "clean_up",
    step = "end_of_turn",
    ann = { hand = { "province" }, deck = { "copper", "province" }, discard_pile = { "province" } },
    bob = { discard_pile = { "province" } },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 18, -1 }, bob = { 6, 0 } } }
  end,
}

scenario "Province is a Victory card: it cannot be played, and Bureaucrat finds it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-PROVINCE-1" },
  given = {
    ann = { hand = { "province", "copper", "bureaucrat", "village" } },
    bob = { hand = { "province", "copper" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "province" }, "not_an_action")
    t:play("ann", "bureaucrat")
    t:expect_asked("bob", { prompt = "bureaucrat.put_back", options = { "province" } })
    t:answer("bob", "province")
    t:expect_step("treasures")
    t:refused("ann", { group = "play", "province" }, "not_a_treasure")
  end,
}

scenario "Province costs 8" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-PROVINCE-1" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 15 },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect("ann", { coins = 7, discard_pile = { "province" } })
    t:refused("ann", { group = "buy", "province" }, "not_enough_coins")
  end,
}

scenario "With four players all 12 Provinces lie in the Supply" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-PROVINCE-1" },
  seats = 4,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { province = 12 } })
    for _, player in ipairs { "ann", "bob", "cat", "dan" } do
      for _, zone in ipairs { "hand", "deck" } do
        for _, card in ipairs(t:names(player, zone)) do
          assert(card ~= "province")
        end
      end
    end
  end,
}

scenario "Who takes the last Province ends the game with that turn, all of its buys included" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-PROVINCE-1", "D-74", "D-75" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 10 },
    bob = { hand = { "province" } },
    game = { supply = { province = 1 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_running()
    t:expect_active("ann")
    t:buy("ann", "estate")
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 7, -1 }, bob = { 6, 0 } } }
  end,
}

scenario "One Province left, or another pile empty: the game goes on" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-PROVINCE-1", "D-74" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { coins = 8 },
    game = { supply = { province = 2, duchy = 0 } },
  },
  run = function(t)
    t:buy("ann", "province")
    t:expect_running()
    t:expect_active("bob")
    t:expect("game", { supply = { province = 1, duchy = 0 } })
  end,
}
