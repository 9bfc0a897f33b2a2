-- Ghost: lay it on a card with room and at once any folk on it; when nothing lies on it, it returns to the hand.
local card = {}

function card.on_visit(ctx)
  local me = ctx.player
  local place = me:choose_card {
    from = me.hamlet, where = function(below) return below:has_room() end, prompt = "ghost.where", forced = true,
  }
  local above = place and me:choose_card { from = me.hand, type = "folk", prompt = "ghost.above", forced = true }
  if not above then return end
  me:lay(ctx.card, place)
  me:lay(above, ctx.card)
end

card.settle = {
  from = "hamlet",
  top = true,
  run = function(ctx)
    ctx.owner:move(ctx.card, ctx.owner.hand)
  end,
}

return card
