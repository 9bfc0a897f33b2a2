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

local function counted_wins()
  return #game.seats == 2 and game.options.duel == 1 and wins_in_duel or wins -- C-51
end

local function wars_won(p, strength, count, on_both_sides)
  local left = count(strength[p], strength[p.left])
  return on_both_sides and left + count(strength[p], strength[p.right]) or left
end

-- The table hears who has won: both, or one of them one war or two.
local function tell_war(p, other, own_wars, other_wars)
  if own_wars == other_wars then
    game:tell("told.war.even", { who = p, whom = other })
    return
  end
  local winner, loser = p, other
  if other_wars > own_wars then
    winner, loser = other, p
  end
  game:tell(own_wars + other_wars == 2 and "told.war.twice" or "told.war.won", { who = winner, whom = loser })
end

-- Each pair of neighbours once.
local function tell_wars(strength, count, on_both_sides)
  for seat, p in ipairs(game.seats) do
    local left = p.left
    if on_both_sides or seat == 1 then
      tell_war(p, left, count(strength[p], strength[left]), count(strength[left], strength[p]))
    end
  end
end

-- C-138: the player and the King each count their own victories over the other.
local function fight_king(p)
  local king, strength = game.lich_king, p:kingdom_strength()
  game:tell("told.war.strength", { who = p, number = strength })
  for _, army in ipairs(solo.turn_up_armies()) do
    game:tell("told.war.strength", { who = king, number = army })
    local own, other = wins(strength, army), wins(army, strength)
    tell_war(p, king, own, other)
    p:add("wars_won", own)
    king:add("wars_won", other)
  end
  king:add("points", game.params.victory * king.wars_won)
  solo.king_scores("war")
end

local function fight_neighbours()
  local seats, strength, count = game.seats, {}, counted_wins()
  local on_both_sides = #seats > 2
  for _, p in ipairs(seats) do
    strength[p] = p:kingdom_strength()
    game:tell("told.war.strength", { who = p, number = strength[p] })
  end
  for _, p in ipairs(seats) do
    p:add("wars_won", wars_won(p, strength, count, on_both_sides))
  end
  tell_wars(strength, count, on_both_sides)
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
