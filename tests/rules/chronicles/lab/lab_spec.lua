-- In which order a number is changed (docs/rules/chronicles.md, C-45): first what stands instead of it, then what is added for each
-- of something, then what others give.

local function sums(name, sets, rows)
  scenario(name) {
    ruleset = "chronicles",
    sets = sets,
    rules = { "C-45" },
    given = { phase = "deploy", step = "plan", round = 4 },
    run = function(t)
      for at, row in ipairs(rows) do
        t:set("ann", { kingdom = row[1], artifacts = row.artifacts or {} })
        local value = t:value(t:card("ann", "kingdom", 1), row[2])
        assert(value == row[3], string.format("row %d: %s is %d, expected %d", at, row[2], value, row[3]))
      end
    end,
  }
end

local more = { "chronicles-beyond-the-gates", "chronicles-forge-of-legends" }

sums("C-45: what stands instead of a number comes before what is added to it", { "chronicles-lab", "chronicles", table.unpack(more) }, {
  { { { "adventurer", age = 2 }, "flatterer" }, "crystal", 3 },
  { { "cerberus", "flatterer", "farmer" }, "strength", 4 },
  { { { "colossus", age = 1 }, "flatterer" }, "strength", 8 },
  { { "dragon", "flatterer", "miner" }, "strength", 8 },
  { { { "giant_snake", age = 1 }, "flatterer" }, "strength", 1 },
  { { [3] = "hunter", [4] = "flatterer" }, "food", 1 },
  { { "leviathan", "flatterer" }, "food", 1 },
})

sums("C-45: what is added for each comes after what stands instead of a number", { "chronicles", more[1], more[2], "chronicles-lab" }, {
  { { "leviathan", "leveller", "farmer" }, "strength", 22 },
  { { "manticore", "leveller", "farmer" }, "strength", 22 },
  { { { "militiaman", age = 3 }, "leveller" }, "strength", 23 },
  { { "ogre", "leveller" }, "strength", 22 },
  { { { "salamander", age = 3 }, "leveller" }, "strength", 23 },
  { { { "strategist", age = 3 }, "leveller" }, "strength", 23 },
  { { { "relic_of_war", age = 3 }, "leveller" }, "strength", 23 },
  { { "treasure_hunter", "leveller" }, "strength", 21, artifacts = { "crystal_orb" } },
  { { "knight", "leveller", "war_drummer" }, "strength", 21 },
})
