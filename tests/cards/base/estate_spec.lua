-- Estate: Victory, 2. 1 point.

scenario "Estate is worth 1 point at the end, wherever it is" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ESTATE-1" },
  given = {
    phase = "clean_up",
    step = "end_of_turn",
    ann = { hand = { "estate" }, deck = { "copper", "estate" }, discard_pile = { "estate" } },
    bob = { discard_pile = { "estate" } },
    game = { supply = { province = 0 } },
  },
  run = function(t)
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 3, -1 }, bob = { 1, 0 } } }
  end,
}

scenario "Estate is a Victory card: it cannot be played, and Bureaucrat finds it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ESTATE-1" },
  given = {
    ann = { hand = { "estate", "copper", "bureaucrat", "village" } },
    bob = { hand = { "estate", "copper" } },
  },
  run = function(t)
    t:refused("ann", { group = "play", "estate" }, "not_an_action")
    t:play("ann", "bureaucrat")
    t:expect_asked("bob", { prompt = "bureaucrat.put_back", options = { "estate" } })
    t:answer("bob", "estate")
    t:expect_step("treasures")
    t:refused("ann", { group = "play", "estate" }, "not_a_treasure")
  end,
}

scenario "Estate costs 2" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ESTATE-1" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 3 },
  },
  run = function(t)
    t:buy("ann", "estate")
    t:expect("ann", { coins = 1, discard_pile = { "estate" } })
    t:refused("ann", { group = "buy", "estate" }, "not_enough_coins")
  end,
}

scenario "With four players there are 24 Estates, 3 of them dealt to each" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-ESTATE-1" },
  seats = 4,
  dealt = true,
  run = function(t)
    t:expect("game", { supply = { estate = 12 } })
    for _, player in ipairs { "ann", "bob", "cat", "dan" } do
      local estates = 0
      for _, zone in ipairs { "hand", "deck" } do
        for _, name in ipairs(t:names(player, zone)) do
          estates = estates + (name == "estate" and 1 or 0)
        end
      end
      assert(estates == 3)
    end
  end,
}
