-- Fire: event: discard a top villager with a builder; with none pay the bank 3.
local card = {}

function card.on_event(ctx)
  local me = ctx.player
  local villager = me:choose_card {
    from = me.village,
    top = true,
    prompt = "fire.whom",
    about = ctx.card,
    forced = true,
    refuse = function(each)
      return each.builders == 0 and "bad_target" or nil
    end,
  }
  if villager then
    me:loses(villager, game.discard_pile)
  else
    me:pay_bank(ctx.params.instead)
  end
end

return card
