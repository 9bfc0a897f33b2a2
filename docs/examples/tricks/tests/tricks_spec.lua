-- Following suit, trump, the auction and what a deal is worth.

local function table_with(trump, more)
  local given = {
    phase = "trick", step = "play",
    game = { trump = { trump }, leader = 1, declarer = 1, bid = 5 },
    ann = { hand = { "oak_3" } }, bob = { hand = { "oak_9" } }, cat = { hand = { "ash_1" } }, dan = { hand = { "elm_2" } },
  }
  for key, value in pairs(more) do given[key] = value end
  return given
end

scenario "Whoever can follow suit must" {
  ruleset = "tricks",
  sets = { "tricks" },
  given = table_with("trump_ash", {
    ann = { hand = { "oak_3", "fir_1" } }, bob = { hand = { "oak_9", "ash_4" } },
    cat = { hand = { "ash_1", "fir_2" } }, dan = { hand = { "elm_2", "oak_1" } },
  }),
  run = function(t)
    t:play("ann", "oak_3")
    t:refused("bob", { group = "play", "ash_4" }, "must_follow")
    t:play("bob", "oak_9")
    t:play("cat", "ash_1")
    t:play("dan", "oak_1")
    t:expect("cat", { tricks = 1, taken = 4 })
    t:expect_asked("cat", { prompt = "play" })
  end,
}

scenario "The highest of the suit that was led takes the trick, and the winner leads" {
  ruleset = "tricks",
  sets = { "tricks" },
  given = table_with("trump_fir", {
    ann = { hand = { "oak_3", "fir_1" } }, bob = { hand = { "oak_9", "ash_4" } },
    cat = { hand = { "ash_10", "fir_2" } }, dan = { hand = { "elm_2", "oak_1" } },
  }),
  run = function(t)
    t:play("ann", "oak_3")
    t:play("bob", "oak_9")
    t:play("cat", "ash_10")
    t:play("dan", "oak_1")
    t:expect("bob", { tricks = 1 })
    t:play("bob", "ash_4")
    t:expect_asked("cat", { prompt = "play" })
    t:play("cat", "fir_2")
    t:play("dan", "elm_2")
    t:play("ann", "fir_1")
  end,
}

scenario "A bid that is made counts, with what was taken beyond it, for both partners" {
  ruleset = "tricks",
  sets = { "tricks" },
  options = { short = 1 },
  given = table_with("trump_fir", {
    ann = { hand = { "oak_10" }, tricks = 3 }, cat = { hand = { "ash_1" }, tricks = 2 },
    bob = { hand = { "oak_9" }, tricks = 4 },
  }),
  run = function(t)
    t:play("ann", "oak_10")
    t:play("bob", "oak_9")
    t:play("cat", "ash_1")
    t:play("dan", "elm_2")
    t:expect_finished { winners = { "ann", "cat" }, ranks = { ann = { 6 }, cat = { 6 }, bob = { 0 }, dan = { 0 } } }
  end,
}

scenario "A bid that fails counts for the others" {
  ruleset = "tricks",
  sets = { "tricks" },
  options = { short = 1 },
  given = table_with("trump_fir", {
    ann = { hand = { "oak_10" }, tricks = 1 }, cat = { hand = { "ash_1" }, tricks = 2 },
    bob = { hand = { "oak_9" }, tricks = 6 },
  }),
  run = function(t)
    t:play("ann", "oak_10")
    t:play("bob", "oak_9")
    t:play("cat", "ash_1")
    t:play("dan", "elm_2")
    t:expect_finished { winners = { "bob", "dan" }, ranks = { ann = { 0 }, cat = { 0 }, bob = { 5 }, dan = { 5 } } }
  end,
}

scenario "The auction goes round until all others have passed; the highest names the trump and leads" {
  ruleset = "tricks",
  sets = { "tricks" },
  seed = 7,
  dealt = true,
  run = function(t)
    local seats = { "ann", "bob", "cat", "dan" }
    local first
    for at, name in ipairs(seats) do
      if t:asked(name) then first = at end
    end
    local function seat(n) return seats[(first + n - 2) % 4 + 1] end
    t:answer(seat(1), {})
    t:answer(seat(2), 5)
    t:expect_asked(seat(3), { prompt = "bid", min = 6, max = 10 })
    t:answer(seat(3), 7)
    t:answer(seat(4), {})
    t:answer(seat(2), {})
    t:answer(seat(3), "elm")
    t:expect("game", { trump = { "trump_elm" }, bid = 7 })
    t:expect_asked(seat(3), { prompt = "play" })
    t:expect_told(seat(1), "bids")
  end,
}
