-- Famine: event: discard a top villager with food, founders excepted; with none pay the bank 3.
local card = {}

function card.on_event(ctx)
  local me = ctx.player
  local villager = me:choose_card {
    from = me.village,
    top = true,
    prompt = "famine.whom",
    about = ctx.card,
    forced = true,
    refuse = function(each)
      return (each.food == 0 or each:is("founders")) and "bad_target" or nil
    end,
  }
  if villager then
    me:loses(villager, game.discard_pile)
  else
    me:pay_bank(ctx.params.instead)
  end
end

return card
