-- Who may know what in Brawl: every zone that is not open is looked at from every seat.

scenario "A hand is its owner's, a deck nobody's, and of a discard pile the top is open" {
  ruleset = "brawl",
  sets = { "brawl" },
  given = {
    active = "ann",
    ann = { hand = { "penny", "ribbon" }, deck = { "shilling", "penny" }, discard_pile = { "belt", "ribbon" } },
  },
  run = function(t)
    t:expect_view("ann", { ann = { hand = { "penny", "ribbon" }, deck = 2 } })
    t:expect_view("bob", { ann = { hand = 2, deck = "hidden" } })
    for _, seat in ipairs { "ann", "bob" } do
      t:expect_view(seat, { ann = { discard_pile = { top = "belt", count = "hidden" } } })
    end
  end,
}
