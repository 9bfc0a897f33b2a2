-- What a score is made of, as the table shows it at the end (docs/rules/chronicles.md, C-72).

-- The parts as one line: "score.in_play: 7, town: 3".
local function parts_of(t, who)
  local texts = {}
  for _, part in ipairs(t:parts(who)) do
    table.insert(texts, ("%s: %d"):format(part.what, part.points))
  end
  return table.concat(texts, ", ")
end

scenario "A score is told as what was gained in play and each building that is worth something" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-72" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { points = 7, kingdom = { "archer" }, buildings = { { "town", level = 1 } } },
    bob = { points = 4, buildings = { { "town", level = 2 } } },
  },
  run = function(t)
    assert(parts_of(t, "ann") == "score.in_play: 7, town: 1", parts_of(t, "ann"))
    assert(t:ranks("ann")[1] == 8)
    assert(parts_of(t, "bob") == "score.in_play: 4, town: 3", parts_of(t, "bob"))
  end,
}

scenario "What was gained in play is told if it is anything" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-72" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { points = 0, buildings = { { "town", level = 1 } } },
    bob = { points = 1, buildings = { { "town", level = 2 } } },
  },
  run = function(t)
    assert(parts_of(t, "ann") == "town: 1", parts_of(t, "ann"))
    assert(parts_of(t, "bob") == "score.in_play: 1, town: 3", parts_of(t, "bob"))
  end,
}
