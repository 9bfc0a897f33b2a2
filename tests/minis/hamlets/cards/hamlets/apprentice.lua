-- Apprentice: takes the place of a covered card in any hamlet; you build that card at once.
local card = {}

local function swap(ctx, out)
  out.owner:add("ducats", out:take("ducats"))
  game:replace(out, ctx.card, ctx.player.hand)
end

-- Legal only if the card set free could then be built: tried out on a copy.
local function refusal(ctx, out)
  if out:is_top() or out:is("guest") then return "bad_target" end
  return game:trial(function()
    swap(ctx, out)
    return ctx.player:build_refusal(out)
  end)
end

function card.on_visit(ctx)
  local out = ctx.player:choose_card {
    from = game.all.hamlet, prompt = "apprentice.whom", refuse = function(c) return refusal(ctx, c) end,
  }
  if out then
    swap(ctx, out)
    ctx.player:build(out)
  end
end

return card
