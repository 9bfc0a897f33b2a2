-- Stoker: spends its embers, trades creatures when it gains by it, strikes the other player, and quenches what is dear.
local bot = {}

local dear = 3

local function best_cast(choice)
  local best
  for _, option in ipairs(choice:options()) do
    if option.group == "cast" and (not best or option.what:cost() > best:cost()) then best = option.what end
  end
  return best
end

-- The strongest creature of the other player, or the player.
local function rival(view, choice, power)
  local best
  for _, option in ipairs(choice:options()) do
    local what = option.what
    if what ~= view.seats[1] and what ~= view.seats[2] and what.owner ~= view.me then
      local left = what:health() - what.damage
      if left <= power and (not best or what:strength() > best:strength()) then best = what end
    end
  end
  return best
end

function bot.answer(view, choice)
  local me = view.me
  if choice.prompt == "act" then
    local card = best_cast(choice)
    if card then return choice:option(card, "cast") end
    for _, option in ipairs(choice:options()) do
      if option.group == "strike" then return choice:option(option.what, "strike") end
    end
    return choice:option("stop")
  elseif choice.prompt == "answer" then
    local about = choice.about
    if about and about.owner ~= me and choice:has("quench", "respond") and about:cost() >= dear then
      return choice:first_of({ "quench" }, "respond")
    end
    return choice:option("pass")
  elseif choice.prompt == "strike.at" or choice.prompt == "flare.at" then
    local power = choice.prompt == "flare.at" and choice.about.params.damage or choice.about:strength()
    local target = rival(view, choice, power)
    return choice:option(target and target:strength() >= power and target or me.left)
  end
  for _, option in ipairs(choice:options()) do
    if option.what.owner ~= me then return choice:option(option.what) end
  end
  return choice:default()
end

return bot
