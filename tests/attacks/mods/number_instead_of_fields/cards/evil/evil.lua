-- Evil: an effect whose fields are a number.
local card = { effects = { x = { triggers = {} } } }

function card.on_play(ctx)
  ctx.player:add_effect("x", { fields = 5 })
end

return card
