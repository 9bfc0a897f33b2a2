-- Set-ups that are refused (docs/rules/dominion.md, D-1 and D-117).

local eleven = {
  "cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop", "witch",
}

scenario "A table for fewer than 2 or more than 4 players is refused" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-1", "D-117" },
  dealt = true,
  run = function(t)
    for _, seats in ipairs { 0, 1, 5, 6 } do
      t:refused_table({ seats = seats }, "2 to 4 players, not " .. seats)
    end
  end,
}

scenario "A kingdom with too many kinds, a kind twice, a basic card or an unknown kind is refused" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-7", "D-117" },
  dealt = true,
  run = function(t)
    t:refused_table({ lineup = eleven }, "11 cards; it takes 10")
    t:refused_table({ lineup = { "moat", "village", "moat" } }, "\"moat\" stands in the line-up twice")
    for _, name in ipairs { "copper", "silver", "gold", "estate", "duchy", "province", "curse", "baker", "castle" } do
      t:refused_table({ lineup = { "moat", name } }, "\"" .. name .. "\" cannot be chosen for the line-up")
    end
  end,
}
