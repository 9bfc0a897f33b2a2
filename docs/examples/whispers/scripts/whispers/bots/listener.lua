-- Listener: keeps high cards, guesses what is likeliest from what has been shown, and remembers what it has looked at.
local bot = {}

-- How many of a kind nobody has shown, and this player does not hold.
local function unseen(view, kind)
  local left = kind.params.copies - view.me.hand:count { name = kind } - view.gone:count { name = kind }
  for _, p in ipairs(view.seats) do
    left = left - p.shown:count { name = kind }
  end
  return left
end

local function strongest(choice)
  local best
  for _, option in ipairs(choice:options()) do
    local p = option.what
    if not best or p.favours > best.favours then best = p end
  end
  return best
end

function bot.answer(view, choice)
  if choice.prompt == "play" then
    local lowest
    for _, option in ipairs(choice:options()) do
      if not lowest or option.what.rank < lowest.rank then lowest = option.what end
    end
    return choice:option(lowest, "play")
  elseif choice.prompt == "spy.guess" then
    local likeliest, most
    for _, option in ipairs(choice:options()) do
      local left = unseen(view, option.what)
      if not most or left > most then likeliest, most = option.what, left end
    end
    return choice:option(likeliest)
  elseif choice.prompt == "envoy.whom" then
    for _, option in ipairs(choice:options()) do
      if option.what ~= view.me then return choice:option(option.what) end
    end
    return choice:default()
  end
  local rival = strongest(choice)
  return rival and choice:option(rival) or choice:default()
end

return bot
