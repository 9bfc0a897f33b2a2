-- Bureaucrat: Action – Attack, 4. Gain a Silver onto the deck; the others put a Victory card on theirs, or show their hand.

local function seen(t, seat, words)
  for _, line in ipairs(t:journal(seat)) do
    if string.find(line, words) then
      return true
    end
  end
  return false
end

scenario "Bureaucrat puts a Silver from the Supply on its player's deck" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-1" },
  given = {
    ann = { hand = { "bureaucrat" }, deck = { "copper" }, discard_pile = { "estate" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:expect("ann", { deck = { "silver", "copper" }, hand = {}, discard_pile = { "estate" }, actions = 0, coins = 0 })
    t:expect("game", { supply = { silver = 39 } })
  end,
}

scenario "Each other player, from the left, shows a Victory card and puts it on the deck, or shows the hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-1", "D-79" },
  given = {
    ann = { hand = { "bureaucrat", "estate" } },
    bob = { hand = { "estate", "duchy", "copper" }, deck = { "gold" } },
    cat = { hand = { "copper", "silver" }, deck = { "gold" } },
    dan = { hand = { "province", "copper" }, deck = { "gold" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:expect_asked("bob", { prompt = "bureaucrat.put_back", min = 1, max = 1, inside = { "bureaucrat" } })
    t:expect_not_asked("dan")
    t:answer("bob", "duchy")
    t:expect_asked("dan", { prompt = "bureaucrat.put_back" })
    t:answer("dan", "province")
    t:expect("ann", { hand = { "estate" } })
    t:expect("bob", { hand = { "estate", "copper" }, deck = { "duchy", "gold" } })
    t:expect("cat", { hand = { "copper", "silver" }, deck = { "gold" } })
    t:expect("dan", { hand = { "copper" }, deck = { "province", "gold" } })
    t:expect_view("ann", { cat = { hand = { "copper", "silver" } } })
  end,
}

scenario "Bureaucrat costs 4" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-1" },
  lineup = { "bureaucrat" },
  given = {
    phase = "buy",
    step = "buy",
    ann = { buys = 2, coins = 7 },
  },
  run = function(t)
    t:buy("ann", "bureaucrat")
    t:expect("ann", { coins = 3, discard_pile = { "bureaucrat" } })
    t:refused("ann", { group = "buy", "bureaucrat" }, "not_enough_coins")
  end,
}

scenario "On an empty deck the Silver of Bureaucrat is the only card, and nothing is shuffled" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-2", "D-59", "DX-12" },
  given = {
    ann = { hand = { "bureaucrat" }, discard_pile = { "copper", "gold" } },
    bob = {},
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:expect("ann", { deck = { "silver" }, discard_pile = { "copper", "gold" } })
  end,
}

scenario "The Victory card put on an empty deck is its only card, and nothing is shuffled" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-3", "D-59" },
  given = {
    ann = { hand = { "bureaucrat" } },
    bob = { hand = { "estate", "copper" }, discard_pile = { "copper", "gold" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:answer("bob", "estate")
    t:expect("bob", { hand = { "copper" }, deck = { "estate" }, discard_pile = { "copper", "gold" } })
  end,
}

scenario "The attacked player chooses among all Victory cards in hand, Gardens too; a Curse is none" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-4", "D-GARDENS-3" },
  given = {
    ann = { hand = { "bureaucrat" } },
    bob = { hand = { "estate", "gardens", "curse", "copper", "duchy", "village" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:expect_asked("bob", { prompt = "bureaucrat.put_back", options = { "estate", "gardens", "duchy" } })
    t:refused("ann", "estate", "not_your_choice")
    t:refused("bob", "curse", "not_offered")
    t:refused("bob", {}, "too_few")
    t:refused("bob", { "estate", "duchy" }, "too_many")
    t:answer("bob", "gardens")
    t:expect("bob", { hand = { "estate", "curse", "copper", "duchy", "village" }, deck = { "gardens" } })
  end,
}

scenario "Everybody sees the Victory card, but not the rest of that hand" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-1", "D-48" },
  given = {
    ann = { hand = { "bureaucrat" } },
    bob = { hand = { "duchy", "gold", "village" } },
    cat = {},
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:answer("bob", "duchy")
    t:expect_view("ann", { bob = { deck = { "duchy" } } })
    t:expect_view("cat", { bob = { deck = { "duchy" }, hand = 2 } })
    for _, player in ipairs { "ann", "cat" } do
      assert(not seen(t, player, "Gold") and not seen(t, player, "Village"), "more than the Victory card was shown")
    end
  end,
}

scenario "Without Silver in the Supply Bureaucrat gains nothing, and still attacks" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-5", "D-46" },
  given = {
    ann = { hand = { "bureaucrat" }, deck = { "copper" } },
    bob = { hand = { "estate", "copper" } },
    game = { supply = { silver = 0 } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:expect("ann", { deck = { "copper" }, discard_pile = {} })
    t:answer("bob", "estate")
    t:expect("bob", { hand = { "copper" }, deck = { "estate" } })
  end,
}

scenario "A hand without Victory cards is shown to everybody, and an empty one asks for nothing" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-6" },
  given = {
    ann = { hand = { "bureaucrat" } },
    bob = { hand = { "curse", "village", "gold" }, deck = { "estate" } },
    cat = { deck = { "estate" } },
  },
  run = function(t)
    t:play("ann", "bureaucrat")
    t:expect_no_open_choice()
    t:expect("bob", { hand = { "curse", "village", "gold" }, deck = { "estate" } })
    t:expect("cat", { hand = {}, deck = { "estate" } })
    t:expect_view("ann", { bob = { hand = { "curse", "village", "gold" } } })
    t:expect_view("cat", { bob = { hand = { "curse", "village", "gold" } } })
  end,
}

scenario "Throne Room with Bureaucrat gains two Silvers and asks for a Victory card twice" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-BUREAUCRAT-1", "D-BUREAUCRAT-6", "D-93" },
  given = {
    ann = { hand = { "throne_room", "bureaucrat" }, deck = { "copper" } },
    bob = { hand = { "estate", "duchy", "copper" } },
    cat = { hand = { "estate", "gold" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "bureaucrat")
    t:answer("bob", "estate")
    t:answer("cat", "estate")
    t:expect_asked("bob", { prompt = "bureaucrat.put_back", options = { "duchy" } })
    t:answer("bob", "duchy")
    t:expect_not_asked("cat")
    t:expect("ann", { deck = { "silver", "silver", "copper" }, in_play = 2 })
    t:expect("bob", { hand = { "copper" }, deck = { "duchy", "estate" } })
    t:expect("cat", { hand = { "gold" }, deck = { "estate" } })
    t:expect_view("ann", { cat = { hand = { "gold" } } })
  end,
}
