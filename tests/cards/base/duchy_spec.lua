-- Duchy: Victory, 5. 3 points.

scenario "Duchy is worth 3 points at the end, wherever it is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-DUCHY-1" },
  given = {
    phase = "clean_up",
    step = "end_of_turn",
    ann = { hand = { "duchy" }, deck = { "copper", "duchy" }, discard_pile = { "duchy" } },
    bob = { discard_pile = { "duchy" } },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 9, -1 }, bob = { 3, 0 } } }
  end,
}

scenario "Duchy is a Victory card: it cannot be played, and Bureaucrat finds it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-DUCHY-1" },
  given = {
    ann = { hand = { "duchy", "copper", "bureaucrat", "village" } },
    bob = { hand = { "duchy", "copper" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "duchy" }, "not_an_action")
    t:play("ann", "bureaucrat")
    t:expect_asked("bob", { prompt = "bureaucrat.put_back", options = { "duchy" } })
    t:answer("bob", "duchy")
    t:expect_step("treasures")
    t:refused("ann", { group = "play", "duchy" }, "not_a_treasure")
  end,
}

scenario "Duchy costs 5" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-DUCHY-1" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 9 },
  },
  run = function(t)
    t:buy("ann", "duchy")
    t:expect("ann", { coins = 4, discard_pile = { "duchy" } })
    t:refused("ann", { group = "buy", "duchy" }, "not_enough_coins")
  end,
}

scenario "With four players all 12 Duchies lie in the Supply" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-DUCHY-1" },
  seats = 4,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { duchy = 12 } })
    for _, player in ipairs { "ann", "bob", "cat", "dan" } do
      for _, zone in ipairs { "hand", "deck" } do
        for _, card in ipairs(t:names(player, zone)) do
          assert(card ~= "duchy")
        end
      end
    end
  end,
}
