-- Mystical Healer: aging: you may keep one of your characters with exactly 1 age token from dying (C-111).
local card = {}

function card.on_dying(ctx)
  local saved = ctx.player:choose_card {
    from = ctx.event.cards,
    prompt = "mystical_healer.save",
    about = ctx.card,
    optional = true,
    refuse = function(candidate)
      return candidate.age ~= ctx.params.age and "bad_target" or nil
    end,
  }
  if saved then
    ctx.event:leave_out(saved)
  end
end

return card
