-- Warlord: the strongest front row that can be paid, every round; buildings with what is left.
local tactics = use("tactics")
local bot = {}

local taste = {
  strength = 2, resource = 1, income = 3, points = 3, level = 2, slot = 4, gold = 1.5,
  acts = { war = 1, income = 1, age = 1, deploy = 1 },
}

function bot.answer(view, choice)
  return tactics.answer(view, choice, taste)
end

return bot
