-- Courtier: plays alone against the Countess. Few cards, built at once, and for her what earns her least.
local habits = use("habits")
local bot = {}

local taste = { gold = 1, growth = 6, food = 0.5, builders = 1.5, keys = 0.2, missing = 25, hired = 1 }

function bot.answer(view, choice)
  return habits.answer(view, choice, taste)
end

return bot
