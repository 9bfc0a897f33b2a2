-- Tolls of Hamlets: a locked card is built only when somebody gets its toll.
local tolls = {}

-- Who may be given the toll: any owner of the key if it can be paid, the bank if there is none, else only oneself.
function tolls.keepers(me, built)
  local can_pay, keys = me.ducats >= me:toll(), game.all.hamlet:list { name = built.lock }
  if #keys == 0 then return can_pay and { "bank" } or {} end
  return can_pay and keys or me.hamlet:list { name = built.lock }
end

function tolls.pay(me, built)
  local keeper = me:choose_option { among = tolls.keepers(me, built), about = built, prompt = "toll", forced = true }
  if keeper == "bank" or keeper.owner ~= me then me:add("ducats", -me:toll()) end
  if keeper ~= "bank" then keeper:add("ducats", me:toll()) end
end

return tolls
