-- Phase 3, war (C-44 to C-51, C-79 to C-81; alone C-138).
local solo = use("solo")
local war = {}

-- C-46, C-48: equal strength is a victory for both.
local function wins(own, other)
  return own >= other and 1 or 0
end

-- C-79, C-81: twice the strength wins two wars against a single opponent.
local function wins_in_duel(own, other)
  return own > 0 and own >= 2 * other and 2 or wins(own, other)
end

local function wars_won(p, strength)
  if #game.seats > 2 then
    return wins(strength[p], strength[p.left]) + wins(strength[p], strength[p.right])
  end
  local count = game.options.duel == 1 and wins_in_duel or wins -- C-51
  return count(strength[p], strength[p.left])
end

-- C-138: the player and the King each count their own victories over the other.
local function fight_king(p)
  local king, strength = game.lich_king, p:kingdom_strength()
  for _, army in ipairs(solo.turn_up_armies()) do
    p:add("wars_won", wins(strength, army))
    king:add("wars_won", wins(army, strength))
  end
  king:add("points", game.params.victory * king.wars_won)
  solo.king_scores("war")
end

local function fight_neighbours()
  local strength = {}
  for _, p in ipairs(game.seats) do
    strength[p] = p:kingdom_strength()
  end
  for _, p in ipairs(game.seats) do
    p:add("wars_won", wars_won(p, strength))
  end
end

function war.fight()
  if solo.is_on() then
    fight_king(game.seats[1])
  else
    fight_neighbours()
  end
  for _, p in ipairs(game.seats) do
    p:add("points", p:war_points())
    p:add("gold", p:war_gold())
  end
end

return war
