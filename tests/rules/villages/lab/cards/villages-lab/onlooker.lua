-- Onlooker: whoever plays a Smuggler takes 3 ducats.
local card = {}

card.triggers = {
  {
    before = "special_played",
    from = "village",
    run = function(ctx)
      if ctx.event.card.name == "smuggler" then
        ctx.event.player:gain(ctx.params.ducats)
      end
    end,
  },
}

return card
