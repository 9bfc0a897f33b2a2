-- Attacks and reactions (docs/rules/dominion.md, section 12).

local attacks = { "bureaucrat", "militia", "spy", "thief", "witch" }
local others = {
  "adventurer", "cellar", "chancellor", "chapel", "council_room", "feast", "festival", "laboratory", "library", "market",
  "mine", "moat", "moneylender", "remodel", "smithy", "throne_room", "village", "woodcutter", "workshop",
}

for _, attack in ipairs(attacks) do
  scenario("Playing " .. attack .. " opens a reaction window before anything of it is done") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-85", "D-86", "D-116" },
    lineup = { attack, "moat" },
    given = {
      ann = { hand = { attack, "moat" }, deck = { "gold", "gold", "gold" } },
      bob = { hand = { "moat", "estate", "copper", "copper" }, deck = { "gold", "silver" } },
      cat = { hand = { "moat", "estate", "copper", "copper" }, deck = { "gold", "silver" } },
    },
    run = function(t)
      t:play("ann", attack)
      for _, seat in ipairs { "bob", "cat" } do
        t:expect_asked(seat, { prompt = "moat.reveal", about = attack })
        t:expect_not_asked("ann")
        t:expect_not_asked(seat == "bob" and "cat" or "bob")
        t:expect("ann", {
          in_play = { attack }, hand = { "moat" }, deck = { "gold", "gold", "gold" }, discard_pile = {}, actions = 0, coins = 0,
        })
        t:expect("bob", { hand = 4, deck = { "gold", "silver" }, discard_pile = {} })
        t:expect("cat", { hand = 4, deck = { "gold", "silver" }, discard_pile = {} })
        t:answer(seat, true)
      end
      t:pass_until { seat = "ann", step = "treasures" }
    end,
  }

  scenario("Who showed Moat is skipped by all of " .. attack .. ", the others are not") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-87" },
    lineup = { attack, "moat" },
    given = {
      ann = { hand = { attack }, deck = { "copper", "copper", "copper" } },
      bob = { hand = { "moat", "estate", "copper", "copper" }, deck = { "gold", "silver" } },
      cat = { hand = { "village", "estate", "copper", "copper" }, deck = { "gold", "silver" } },
    },
    run = function(t)
      t:play("ann", attack)
      t:answer("bob", true)
      if attack == "bureaucrat" then
        t:answer("cat", "estate")
        t:expect("cat", { deck = { "estate", "gold", "silver" }, hand = { "village", "copper", "copper" } })
        t:expect("ann", { deck = { "silver", "copper", "copper", "copper" } })
      elseif attack == "militia" then
        t:answer("cat", { "estate" })
        t:expect("cat", { hand = { "village", "copper", "copper" } })
        t:expect("ann", { coins = 2 })
      elseif attack == "spy" then
        t:expect_asked("ann", { prompt = "spy.discard", about = "copper" })
        t:answer("ann", false)
        t:expect_asked("ann", { prompt = "spy.discard", about = "gold" })
        t:answer("ann", true)
        t:expect("cat", { deck = { "silver" }, discard_pile = { "gold" } })
        t:expect("ann", { hand = { "copper" }, actions = 1 })
      elseif attack == "thief" then
        t:expect_asked("ann", { prompt = "thief.trash", options = { "gold", "silver" } })
        t:answer("ann", "gold")
        t:expect_asked("ann", { prompt = "thief.gain", options = { "gold" } })
        t:answer("ann", { "gold" })
        t:expect("cat", { deck = {}, discard_pile = { "silver" } })
      else
        t:expect("cat", { discard_pile = { "curse" } })
        t:expect("ann", { hand = { "copper", "copper" } })
      end
      t:expect("bob", {
        hand = { "moat", "estate", "copper", "copper" }, deck = { "gold", "silver" }, discard_pile = {}, in_play = {},
      })
      for _, line in ipairs(t:journal("ann")) do
        assert(not line:find("bob reveals") or line:find("Moat"), line)
      end
      t:expect_no_open_choice()
    end,
  }
end

for _, action in ipairs(others) do
  scenario("Playing " .. action .. " opens no reaction window: it is no Attack") {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-85", "D-116" },
    lineup = { action },
    given = {
      ann = { hand = { action, "village", "silver", "copper" }, deck = { "copper", "gold", "estate", "duchy", "curse" } },
      bob = { hand = { "moat", "estate", "copper", "copper" }, deck = { "gold" } },
    },
    run = function(t)
      t:play("ann", action)
      t:expect_not_asked("bob")
      t:refused("bob", true, "not_your_choice")
      t:pass_until { step = "buy", seat = "ann" }
      for _, line in ipairs(t:journal("ann")) do
        assert(not line:find("Moat") or line:find("ann"), line)
      end
    end,
  }
end

scenario "Council Room concerns the others, but they cannot keep out of it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-85" },
  lineup = { "council_room", "moat" },
  given = {
    ann = { hand = { "council_room" }, deck = { "gold", "gold", "gold", "gold" } },
    bob = { hand = { "moat" }, deck = { "silver" } },
  },
  run = function(t)
    t:play("ann", "council_room")
    t:expect_not_asked("bob")
    t:expect("bob", { hand = { "moat", "silver" }, deck = {} })
  end,
}

scenario "The actor decides only after everybody has reacted" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-86" },
  lineup = { "thief", "moat" },
  given = {
    ann = { hand = { "thief" } },
    bob = { hand = { "copper" }, deck = { "gold", "silver" } },
    cat = { hand = { "moat" }, deck = { "gold", "silver" } },
  },
  run = function(t)
    t:play("ann", "thief")
    -- Bob comes first in turn order, but Cat's window is still open.
    t:expect_asked("cat", { prompt = "moat.reveal" })
    t:expect_not_asked("ann")
    t:expect("bob", { deck = { "gold", "silver" } })
    t:answer("cat", true)
    t:expect_asked("ann", { prompt = "thief.trash", options = { "gold", "silver" } })
    t:answer("ann", "gold")
    t:answer("ann", {})
    t:expect("cat", { deck = { "gold", "silver" } })
  end,
}

-- Which of the two plays is blocked, and what is left of a hand of five.
local answers = {
  { true, true, 5, "both plays" },
  { true, false, 3, "the first play" },
  { false, true, 3, "the second play" },
}

for _, answer in ipairs(answers) do
  scenario("Each play of an Attack has its own window: Moat against " .. answer[4]) {
    ruleset = "dominion",
    sets = { "base" },
    rules = { "D-88", "D-89", "D-93" },
    lineup = { "throne_room", "militia", "moat" },
    given = {
      ann = { hand = { "throne_room", "militia" } },
      bob = { hand = { "moat", "copper", "copper", "copper", "estate" } },
    },
    run = function(t)
      t:play("ann", "throne_room")
      t:answer("ann", "militia")
      t:expect_asked("bob", { prompt = "moat.reveal", inside = { "throne_room", "militia", "moat" } })
      t:expect("ann", { coins = 0 })
      t:answer("bob", answer[1])
      if not answer[1] then
        t:answer("bob", { "copper", "estate" })
      end
      t:expect_asked("bob", { prompt = "moat.reveal", inside = { "throne_room", "militia", "moat" } })
      t:expect("ann", { coins = 2 })
      t:answer("bob", answer[2])
      if not answer[2] and answer[1] then
        t:answer("bob", { "copper", "estate" })
      end
      t:expect("ann", { coins = 4 })
      t:expect("bob", { hand = answer[3] })
      t:expect_no_open_choice()
    end,
  }
end

scenario "Protection against the first play of Witch does not carry over to the second" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-88" },
  lineup = { "throne_room", "witch", "moat" },
  given = {
    ann = { hand = { "throne_room", "witch" }, deck = { "gold", "gold", "gold", "gold" } },
    bob = { hand = { "moat" } },
  },
  run = function(t)
    t:play("ann", "throne_room")
    t:answer("ann", "witch")
    t:answer("bob", true)
    t:expect("bob", { discard_pile = {} })
    t:answer("bob", false)
    t:expect("bob", { discard_pile = { "curse" } })
    t:expect("ann", { hand = { "gold", "gold", "gold", "gold" } })
  end,
}

scenario "The same Moat may be shown for any number of Attacks, and need not be" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-89" },
  lineup = { "militia", "witch", "moat" },
  given = {
    ann = { hand = { "witch", "witch", "witch", "militia" }, actions = 4 },
    bob = { hand = { "moat", "copper", "copper", "copper" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect("bob", { discard_pile = {} })
    t:play("ann", "witch")
    t:answer("bob", false)
    t:expect("bob", { discard_pile = { "curse" } })
    t:play("ann", "militia")
    t:answer("bob", true)
    t:expect("bob", { hand = { "moat", "copper", "copper", "copper" } })
  end,
}

scenario "A second Moat for the same play has no further effect: one answer settles it" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-89" },
  lineup = { "witch", "moat" },
  given = {
    ann = { hand = { "witch", "witch" }, actions = 2 },
    bob = { hand = { "moat", "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:answer("bob", true)
    t:expect_no_open_choice()
    t:expect("bob", { discard_pile = {}, hand = { "moat", "moat" } })
    t:play("ann", "witch")
    t:answer("bob", false)
    t:expect_no_open_choice()
    t:expect("bob", { discard_pile = { "curse" } })
  end,
}

scenario "Without a Moat in hand there is no window, wherever else Moats lie" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-86", "D-116" },
  lineup = { "witch", "moat" },
  given = {
    ann = { hand = { "witch", "moat" } },
    bob = { hand = { "copper" }, deck = { "moat" }, discard_pile = { "moat" }, in_play = { "moat" } },
    game = { trash = { "moat" } },
  },
  run = function(t)
    t:play("ann", "witch")
    t:expect_not_asked("bob")
    t:expect_no_open_choice()
    t:expect("bob", { discard_pile = { "curse", "moat" } })
    t:expect("ann", { discard_pile = {} })
  end,
}
