-- What each courtier does, who is out, and how deals follow each other.

local function play(more)
  local given = {
    phase = "turn", step = "play", game = { deck = { "spy", "nurse", "scribe" }, hidden = { "spy" } },
    ann = { hand = { "spy", "nurse" } }, bob = { hand = { "regent" } }, cat = { hand = { "duelist" } },
  }
  for key, value in pairs(more or {}) do given[key] = value or nil end
  return given
end

scenario "A Spy that guesses right catches: out of the deal, and passed over" {
  ruleset = "whispers", sets = { "whispers" }, given = play(),
  run = function(t)
    t:play("ann", "spy")
    t:answer("ann", "bob")
    t:answer("ann", "regent")
    t:expect("bob", { hand = {} })
    t:expect("game", { gone = { "regent" } })
    t:expect_told("cat", "Regent")
    t:expect_asked("cat", { prompt = "play" })
  end,
}

scenario "A Spy that guesses wrong catches nobody" {
  ruleset = "whispers", sets = { "whispers" }, given = play(),
  run = function(t)
    t:play("ann", "spy")
    t:answer("ann", "bob")
    t:answer("ann", "heir")
    t:expect("bob", { hand = { "spy", "regent" } })
    t:expect_asked("bob", { prompt = "play" })
  end,
}

scenario "What a Scribe sees only the Scribe's player knows" {
  ruleset = "whispers", sets = { "whispers" }, given = play { ann = { hand = { "scribe", "nurse" } } },
  run = function(t)
    t:play("ann", "scribe")
    t:answer("ann", "cat")
    t:expect_view("ann", { cat = { hand = { "duelist" } } })
    t:expect_view("bob", { cat = { hand = 1 } })
    t:expect_told("ann", "Duelist")
    t:expect_not_told("bob", "Duelist")
  end,
}

scenario "In a duel the lower card is out; the last one left wins the deal and begins the next" {
  ruleset = "whispers", sets = { "whispers" }, given = play { ann = { hand = { "duelist", "nurse" } }, cat = false, bob = { hand = { "spy" } } },
  seats = 2,
  run = function(t)
    t:play("ann", "duelist")
    t:answer("ann", "bob")
    t:expect("ann", { favours = 1 })
    t:expect("game", { deals = 1 })
    t:expect_asked("ann", { prompt = "play" })
  end,
}

scenario "Whoever loses their own duel is out, and the deal goes on" {
  ruleset = "whispers", sets = { "whispers" }, given = play { ann = { hand = { "duelist", "spy" } } },
  run = function(t)
    t:play("ann", "duelist")
    t:answer("ann", "bob")
    t:expect("ann", { hand = {} })
    t:expect_asked("bob", { prompt = "play" })
  end,
}

scenario "Who plays the Nurse cannot be chosen until their next turn" {
  ruleset = "whispers", sets = { "whispers" }, given = play(),
  run = function(t)
    t:play("ann", "nurse")
    t:play("bob", "spy")
    t:refused("bob", "ann")
    t:answer("bob", "cat")
    t:answer("bob", "heir")
    t:play("cat", "nurse")
    t:expect("ann", { safe = 0 })
  end,
}

scenario "The Envoy makes a player draw anew, and the Heir that is discarded is out" {
  ruleset = "whispers", sets = { "whispers" }, given = play { ann = { hand = { "envoy", "nurse" } }, bob = { hand = { "heir" } } },
  run = function(t)
    t:play("ann", "envoy")
    t:answer("ann", "bob")
    t:expect("bob", { hand = {}, shown = {} })
    t:expect("game", { gone = { "heir" } })
    t:expect_asked("cat", { prompt = "play" })
  end,
}

scenario "The Herald exchanges hands, and each knows what the other has" {
  ruleset = "whispers", sets = { "whispers" }, given = play { ann = { hand = { "herald", "nurse" } } },
  run = function(t)
    t:play("ann", "herald")
    t:answer("ann", "bob")
    t:expect("ann", { hand = { "regent" } })
    t:expect("bob", { hand = { "nurse", "spy" } })
  end,
}

scenario "With Envoy or Herald in hand the Regent must be played" {
  ruleset = "whispers", sets = { "whispers" }, given = play { ann = { hand = { "regent", "herald" } } },
  run = function(t)
    t:refused("ann", { group = "play", "herald" }, "must_play_regent")
    t:play("ann", "regent")
  end,
}

scenario "When the deck is empty the highest card wins the deal" {
  ruleset = "whispers", sets = { "whispers" }, options = { short = 1 },
  given = play { game = { deck = {}, hidden = { "spy" } }, ann = { hand = { "nurse", "scribe" } } },
  run = function(t)
    t:play("ann", "nurse")
    t:expect_finished { winners = { "bob" } }
  end,
}

scenario "Who plays the Heir is out" {
  ruleset = "whispers", sets = { "whispers" }, given = play { ann = { hand = { "heir", "spy" } } },
  run = function(t)
    t:play("ann", "heir")
    t:expect("ann", { hand = {} })
    t:expect_asked("bob", { prompt = "play" })
  end,
}
