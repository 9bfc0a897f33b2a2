-- The beginning of a turn: embers glow, creatures are ready, a card is drawn.
local steps = {}

function steps.dawn(ctx)
  local me = ctx.player
  local glow = math.min(me.turns, game.params.most_embers)
  me:add("embers", glow - me.embers)
  for _, card in ipairs(me.field:list()) do
    if card.ready == 0 then card:add("ready", 1) end
  end
  if me.library:count() == 0 then
    me:suffer(game.params.burn)
  else
    me:draw_from(me.library, me.hand, 1)
  end
end

return steps
