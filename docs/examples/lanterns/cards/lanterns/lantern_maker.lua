-- Lantern Maker: +1 Action (gives). Put 2 Paper Lanterns into your hand.
local card = {}

function card.on_play(ctx)
  local me, pile = ctx.player, game.workshop.paper_lantern
  for _ = 1, math.min(ctx.params.made, pile:count()) do
    me:move(pile:top(), me.hand)
  end
end

return card
