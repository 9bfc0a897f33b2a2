-- Changeling: when this arrives, reveal cards until one costs 2 or more; it takes this place with 1 year of age.
local card = {}

-- The stage repeats until nothing new appears, so a Changeling found here changes too.
function card.on_change(ctx)
  local found
  repeat
    found = ctx.player:draw_from(game.deck, ctx.aside, 1)[1]
  until not found or found.cost >= ctx.params.cost or found.definition == ctx.card.definition
  if found then
    game:replace(ctx.card, found, game.discards)
    found:add("age", ctx.params.age)
    found:add("fresh", 1)
    ctx.event:set("cards", game.all.train:list { fresh = 1 })
  end
  game:move(ctx.aside, game.discards)
end

return card
