-- Builder: resources and gold first, a building or an upgrade in every round; fights with whoever happens to be there.
local tactics = use("tactics")
local bot = {}

local taste = {
  strength = 1, resource = 3, income = 3, points = 3, level = 2, slot = 3, gold = 1,
  acts = { war = 1, income = 1, age = 1, deploy = 1, build = 1 },
}

function bot.answer(view, choice)
  return tactics.answer(view, choice, taste)
end

return bot
