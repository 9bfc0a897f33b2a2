-- What silver earns, by the word in a card's `silver` (V-79 to V-85, V-118 to V-123). Each formula counts something in the
-- village of the card's owner; the card's params say how much it gives: `each` for every full `per` of them.
local formulas = {}

function formulas.symbols(me, card)
  return me:symbols(card.params.suit)
end

function formulas.food(me)
  return me:visible("food")
end

function formulas.builders(me)
  return me:visible("builders")
end

-- V-119: symbols, whatever number they bear.
function formulas.gold_symbols(me)
  return #me:gold_bearers()
end

-- V-121.
function formulas.gold_of_suit(me, card)
  return me.village:total("gold", { top = true, suit = card.params.suit })
end

-- V-82, V-122.
function formulas.padlocks(me)
  return me.village:count {
    where = function(villager)
      return villager.lock ~= nil
    end,
  }
end

-- V-101, V-118: the most that lies on one villager, unless the owner has chosen another.
function formulas.ducats_on_one(me, card)
  local most = 0
  for _, villager in ipairs(me.village:list { ducats = { min = 1 } }) do
    most = math.max(most, villager.ducats)
  end
  return card.reckoned > 0 and card.reckoned or most
end

return formulas
