-- Greedy: drafts and places the strongest cards it can pay for.
local bot = {}

local ranking = {
  "giant", "guard", "drummer", "elder", "merchant", "camel", "digger", "changeling", "healer", "twin",
}

function bot.answer(view, choice)
  if choice.prompt == "plan" then
    local due = 0
    for _, card in ipairs(view.me.train:list { fresh = 1 }) do
      due = due + card.cost
    end
    if due >= view.me.coins then return choice:option("done") end
    return choice:first_of(ranking, "place") or choice:option("done")
  end
  return choice:first_of(ranking) or choice:default()
end

return bot
