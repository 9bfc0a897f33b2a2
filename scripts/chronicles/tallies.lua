-- What the Lich King's cards count (C-137, C-139): each is named by the card's fact `counts` and gets the card's params.
local tallies = {}

local function within(number, params)
  local least = params.exactly or params.least or number
  local most = params.exactly or params.most or number
  return number >= least and number <= most
end

local function nether(fits)
  return #game.nether:list { where = fits }
end

-- C-137: an artifact has neither cost nor strength, not even 0.
local function nether_characters(fact, params)
  return nether(function(card)
    return card:is("character") and within(card.printed[fact], params)
  end)
end

function tallies.nether_cost(params)
  return nether_characters("cost", params)
end

function tallies.nether_strength(params)
  return nether_characters("strength", params)
end

-- C-137: under whatever conditions it produces.
function tallies.nether_producing(params)
  return nether(function(card)
    return card.printed[params.resource] > 0
  end)
end

-- C-137: an ability of any of these phases.
function tallies.nether_acting_in(params)
  return nether(function(card)
    for _, phase in ipairs(card.acts_in or {}) do
      for _, wanted in ipairs(params.phases) do
        if phase == wanted then
          return true
        end
      end
    end
    return false
  end)
end

function tallies.nether_varying()
  return nether(function(card)
    return card.varies
  end)
end

function tallies.nether_pairs()
  local copies, full_pairs = {}, 0
  for _, card in ipairs(game.nether:list()) do
    copies[card.name] = (copies[card.name] or 0) + 1
    full_pairs = full_pairs + (copies[card.name] % 2 == 0 and 1 or 0)
  end
  return full_pairs
end

function tallies.wars_won()
  return game.lich_king.wars_won
end

function tallies.dying()
  return #game.all.kingdom:list { doomed = 1 }
end

function tallies.aged()
  return #game.all.kingdom:list { age = { min = 1 } }
end

function tallies.unbuilt()
  return game.all.unbuilt:count()
end

function tallies.unfinished()
  return game.all.unbuilt:count() + #game.all.buildings:list { level = 1 }
end

function tallies.gold(params)
  return game.seats[1].gold // params.gold
end

function tallies.always()
  return 1
end

return tallies
