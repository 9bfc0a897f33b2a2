-- Prospector: gold above all, food only by the way; waits longer for the end of a dear chain.
local habits = use("habits")
local bot = {}

local taste = { gold = 1, growth = 3, food = 0.5, builders = 1, keys = 0.4, missing = 14, hired = 2 }

function bot.answer(view, choice)
  return habits.answer(view, choice, taste)
end

return bot
