-- Standard Bearer: when placed, 1 gold for a character of cost 2 or more, and 2 gold for one of cost 3 or more (C-119).
local card = {}

-- C-128: the printed cost counts.
local function has_character_of(player, cost)
  return #player.kingdom:list { where = function(each) return each.printed.cost >= cost end } > 0
end

function card.on_placed_gold(ctx)
  if has_character_of(ctx.player, ctx.params.costly) then
    ctx.player:add("gold", ctx.params.gold)
  end
  if has_character_of(ctx.player, ctx.params.costliest) then
    ctx.player:add("gold", ctx.params.more_gold)
  end
end

return card
