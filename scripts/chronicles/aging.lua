-- Phase 6, aging (C-66 to C-71).
local solo = use("solo")
local aging = {}

local aged_mortals = { age = { min = 1 }, never_dies = false }
local doomed_ones = { doomed = 1 }

-- C-68 (a), (b): who would die, and who of them is saved.
local function doom(p)
  local old = {}
  for _, card in ipairs(p.kingdom:list(aged_mortals)) do
    if card.age >= card.dies_with then
      old[#old + 1] = card
    end
  end
  local dying = game:announce("dying", { player = p, cards = old })
  for _, card in ipairs(dying.cards) do
    card:add("doomed", 1)
  end
end

-- C-68 (c), C-70: everything one player gains or loses is one sum, counted before anybody leaves.
local function count_deaths(p)
  local points, gold = p:aging_points(), p:aging_gold()
  p:add("points", points)
  p:add("gold", gold)
end

function aging.age()
  game:together(game.seats, doom)
  for _, p in ipairs(game.seats) do
    count_deaths(p)
  end
  solo.king_scores("age")
  for _, p in ipairs(game.seats) do
    game:discard(p.kingdom:list(doomed_ones))
    for _, survivor in ipairs(p.kingdom:list()) do
      survivor:add("age", 1)
    end
  end
end

-- C-20, C-71, C-141.
function aging.end_of_round()
  if game.round < game.params.rounds then
    return
  end
  solo.king_scores("end")
  return "finish"
end

return aging
