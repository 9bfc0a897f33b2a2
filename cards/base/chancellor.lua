-- Chancellor: +2 Coins (gives). You may put your deck into your discard pile.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  if me:confirm { prompt = "chancellor.discard_deck", about = ctx.card } then
    me:discard_deck()
  end
end

return card
