-- Greedy: plays everything in hand, then buys trophies, better purses and a few blows.
local bot = {}

local plays = { "crowd", "lookout", "one_two", "pawnshop", "haymaker", "coach", "duck", "parade", "towel" }
local wishes = { "belt", "haymaker", "shilling", "crowd" }
local last_wishes = { "belt", "ribbon" }
local endgame = 2

function bot.answer(view, choice)
  if choice.prompt == "moves" then
    return choice:first_of(plays, "play") or choice:option("stop")
  elseif choice.prompt == "purses" then
    return choice:all("play") or choice:option("stop")
  elseif choice.prompt == "buy" then
    local late = view.market.belt:count() <= endgame
    return choice:first_of(late and last_wishes or wishes, "buy") or choice:option("stop")
  elseif choice.prompt == "duck.show" then
    return choice:option(true)
  elseif choice.prompt == "haymaker.discard" then
    return choice:take(choice.min, { "ribbon", "belt", "penny" })
  end
  return choice:default()
end

return bot
