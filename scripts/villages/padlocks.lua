-- Padlocks and unlocking (V-53 to V-60, V-64).
local padlocks = {}

-- Everybody whom a padlock could be paid to, and the bank; with a tinner also nobody.
local function payees(me, unlockers)
  local list = {}
  for _, villager in ipairs(unlockers) do
    table.insert(list, villager)
  end
  table.insert(list, "bank")
  if me.free_unlocks > 0 then
    table.insert(list, "free")
  end
  return list
end

-- V-54 to V-57, V-59.
local function refusal(me, supply, payee, unlockers)
  if payee == "free" then
    return nil
  elseif payee == "bank" and #unlockers > 0 then
    return "wrong_payee"
  elseif payee ~= "bank" and payee.owner == me then
    return nil
  elseif supply < game.params.padlock then
    return "cannot_pay", { need = game.params.padlock, have = supply }
  end
end

-- Can a player with this supply open any padlock, whoever is paid for it?
function padlocks.opens_all(me, supply)
  return supply >= game.params.padlock or me.free_unlocks > 0
end

-- Why a padlock cannot be opened at all by a player with this supply: nobody opens it for nothing.
function padlocks.refusal(me, card, supply)
  local price = game.params.padlock
  local unlocker = not padlocks.opens_all(me, supply) and card.lock
  if not unlocker or me.village:count { name = unlocker } > 0 then
    return nil
  end
  return "cannot_pay", { need = price, have = supply, unlocker = unlocker }
end

-- The questions of a move come before anything moves: this only asks who is paid.
function padlocks.choose(me, card, supply)
  local unlocker = card.lock
  if not unlocker then
    return nil
  end
  local unlockers = game.all.village:list { name = unlocker }
  if #unlockers == 0 and me.free_unlocks == 0 then
    return "bank"
  end
  return me:choose_option {
    among = payees(me, unlockers),
    refuse = function(payee)
      return refusal(me, supply, payee, unlockers)
    end,
    about = card,
    prompt = "unlock",
    not_offered = "wrong_payee",
    forced = true,
  }
end

function padlocks.pay(me, payee)
  if not payee or payee == "free" then
    return
  end
  local price = game.params.padlock
  if payee == "bank" then
    me:pay_bank(price)
  elseif payee.owner == me then
    game:add("bank", -price)
    payee:add("ducats", price)
  else
    me:add("ducats", -price)
    payee:add("ducats", price)
  end
end

return padlocks
