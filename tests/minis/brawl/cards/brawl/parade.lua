-- Parade: +1 Cheer (gives); when you buy this, choose 2 different ones of: +1 coin, +1 buy, +1 cheer.
local card = {}

function card.on_buy(ctx)
  local gifts = ctx.player:choose_options {
    among = { "coins", "buys", "cheers" }, exactly = ctx.params.picks, prompt = "parade.gifts",
  }
  for _, gift in ipairs(gifts) do
    ctx.player:add(gift, ctx.params.each)
  end
end

return card
