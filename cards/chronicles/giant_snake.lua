-- Giant Snake: while it carries an age token, strength 0 instead of 4, and 3 gold in the income phase.
local card = {}

local function is_sated(ctx)
  return ctx.card.age >= 1
end

card.modifiers = {
  { query = "strength", of = "self", from = "kingdom", layer = "instead", set = "sated", when = is_sated },
  { query = "income", of = "owner", from = "kingdom", add = "gold", when = is_sated },
}

return card
