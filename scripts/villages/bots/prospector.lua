-- Prospector: gold above all, food only by the way; waits longer for the end of a dear chain.
local habits = use("habits")
local bot = {}

local taste = { gold = 1.5, growth = 3, food = 1, builders = 0.5, keys = 0.2, missing = 8, hired = 1 }

function bot.answer(view, choice)
  return habits.answer(view, choice, taste)
end

return bot
