return {
  on_play = function(ctx)
    local card = ctx.player.left:choose_card { prompt = "steal", from = ctx.player.hand }
    if card then
      game:log("stole_" .. card.name)
    end
  end,
}
