-- Who may know what in Villages: hands, stacks and the reserve, and the events of the solo game.

scenario "A hand is known to its owner, stacks and reserve to nobody" {
  ruleset = "villages",
  sets = { "villages" },
  seats = 2,
  dealt = true,
  run = function(t)
    for _, seat in ipairs { "ann", "bob" } do
      local other = seat == "ann" and "bob" or "ann"
      t:expect_view(seat, {
        [seat] = { hand = t:names(seat, "hand") },
        [other] = { hand = t:count(other, "hand") },
        game = {
          stacks = t:count("game", "stacks"), reserve = t:count("game", "reserve"),
          road = t:names("game", "road"), discard_pile = t:names("game", "discard_pile"),
        },
      })
    end
  end,
}

scenario "The events of the solo game lie face down" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  seats = 1,
  dealt = true,
  run = function(t)
    t:expect_view("ann", { game = { summer = t:count("game", "summer"), winter = t:count("game", "winter") } })
    assert(t:count("game", "summer") > 0 and t:count("game", "winter") > 0)
  end,
}
