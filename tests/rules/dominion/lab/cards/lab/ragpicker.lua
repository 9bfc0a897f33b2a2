-- Ragpicker: when you gain this, put a Feast from the trash into your hand.
local card = {}

function card.on_gain(ctx)
  local feast = game.trash:list({ name = "feast" })[1]
  if feast then
    ctx.player:put_into_hand { feast }
  end
end

return card
