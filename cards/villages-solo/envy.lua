-- Envy: event: the Countess gets the value of a top villager of your choice with gold or silver, at most 10.
local card = {}

function card.on_event(ctx)
  local villager = ctx.player:choose_card {
    from = ctx.player.village,
    top = true,
    prompt = "envy.whom",
    about = ctx.card,
    forced = true,
    refuse = function(each)
      return each.gold == 0 and not each.printed.silver and "bad_target" or nil
    end,
  }
  if villager then
    game.countess:gain(math.min(ctx.params.most, villager.gold + villager:silver()))
  end
end

return card
