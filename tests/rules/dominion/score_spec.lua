-- What a score is made of, as the table shows it at the end (docs/rules/dominion.md, section 9).

-- The parts as one line: "gardens 2: 6, estate 3: 3".
local function parts_of(t, who)
  local texts = {}
  for _, part in ipairs(t:parts(who)) do
    table.insert(texts, ("%s %d: %d"):format(part.what, part.count, part.points))
  end
  return table.concat(texts, ", ")
end

scenario "A score is told by kind of card, the greatest part first, from every zone of the player" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-76", "D-6" },
  lineup = { "gardens" },
  given = {
    ann = {
      hand = { "estate", "copper", "curse" },
      deck = { "duchy", "province", "estate", "gold" },
      discard_pile = { "estate", "curse" },
      in_play = { "silver", "gardens" },
    },
    bob = { hand = { "province" } },
  },
  run = function(t)
    assert(parts_of(t, "ann") == "province 1: 6, estate 3: 3, duchy 1: 3, gardens 1: 1, curse 2: -2"
      or parts_of(t, "ann") == "province 1: 6, duchy 1: 3, estate 3: 3, gardens 1: 1, curse 2: -2", parts_of(t, "ann"))
    assert(t:ranks("ann")[1] == 11)
    assert(parts_of(t, "bob") == "province 1: 6", parts_of(t, "bob"))
  end,
}

scenario "Cards without victory points are no part of a score, and nobody's cards are another's" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-6", "D-76" },
  lineup = { "gardens", "moat" },
  given = {
    ann = { hand = { "moat", "copper" }, deck = { "gold" }, discard_pile = { "silver" }, in_play = { "moat" } },
    bob = { deck = { "estate" }, in_play = { "duchy" } },
  },
  run = function(t)
    assert(parts_of(t, "ann") == "", parts_of(t, "ann"))
    assert(parts_of(t, "bob") == "duchy 1: 3, estate 1: 1", parts_of(t, "bob"))
  end,
}

scenario "As many parts of a score as have equal points are told, each once" {
  ruleset = "dominion",
  sets = { "base" },
  rules = { "D-76" },
  lineup = { "gardens" },
  given = {
    ann = {
      hand = { "province", "gardens", "gardens", "gardens" },
      deck = { "duchy", "duchy", "estate", "estate", "estate", "estate", "estate", "estate" },
      discard_pile = {
        "copper", "copper", "copper", "copper", "copper", "copper", "copper", "copper", "copper", "copper",
      },
    },
  },
  run = function(t)
    local told = {}
    for _, part in ipairs(t:parts("ann")) do
      assert(part.points == 6, part.what)
      told[part.what] = part.count
    end
    assert(told.province == 1 and told.gardens == 3 and told.duchy == 2 and told.estate == 6)
  end,
}
