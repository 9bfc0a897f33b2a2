-- Shapeshifter: when placed, reveal cards until a character of cost 3 or less appears; it takes this slot with 1 age
-- token, free of charge, and what it does when placed happens this round (C-106, C-107).
local card = {}

-- The misses wait beside the deck, so that they are not shuffled in during the search.
function card.on_placed_replace(ctx)
  local found
  repeat
    found = ctx.player:draw_from(game.deck, ctx.aside, 1)[1]
    ctx.player:reveal { found }
  until not found or found:is("character") and found.printed.cost <= ctx.params.cost_limit
  local slot = ctx.card.zone
  game:discard { ctx.card }
  if found then
    ctx.player:move(found, slot)
    found:add("new", 1)
    found:add("age", ctx.params.age)
    ctx.event:set("cards", { found })
  end
  game:discard(ctx.aside)
end

return card
