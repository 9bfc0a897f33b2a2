-- Abduction: event: the Countess takes a top villager of your choice, neither founders nor basic; with none pay her 3.
local solo = use("solo")

local card = {}

function card.on_event(ctx)
  local me = ctx.player
  local villager = me:choose_card {
    from = me.village,
    top = true,
    prompt = "abduction.whom",
    about = ctx.card,
    forced = true,
    refuse = function(each)
      return (each:is("founders") or each:is("basic")) and "bad_target" or nil
    end,
  }
  if villager then
    me:loses(villager, game.countess.village)
  else
    solo.pay_countess(me, ctx.params.instead)
  end
end

return card
