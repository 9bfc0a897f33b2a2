-- Greedy: drafts and builds whatever earns most now, walls its yards in, sells nothing.
local bot = {}

local ranking = { "jeweller", "carver", "yard", "smith", "sawyer", "tinker", "logger", "miner", "farmer", "pedlar" }

-- The dearest card on offer that has something to be built on.
local function best_draft(view, choice)
  local best, most
  for _, option in ipairs(choice:options()) do
    local needs = option.name and option.what.needs
    if needs and #view.me.hamlet:list { name = needs } > 0 and option.what.coins > (most or 0) then
      best, most = option.what, option.what.coins
    end
  end
  return best
end

function bot.answer(view, choice)
  if choice.prompt == "draft" then
    return choice:first_of { "yard" } or choice:option(best_draft(view, choice)) or choice:random()
  elseif choice.prompt == "build" then
    return choice:first_of(ranking, "build") or choice:option("pass")
  elseif choice.prompt == "yard.wall" then
    return choice:option(true)
  end
  return choice:default()
end

return bot
