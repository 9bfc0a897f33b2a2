-- Evil: +1 Coin for each Victory card in hand; whoever asks for the cost of a Treasure is stopped.
local card = {
  modifiers = {
    {
      query = "cost",
      of = "cards",
      layer = "given",
      add = function(ctx, subject)
        if subject:is("treasure") then
          error("the cost of a treasure was asked")
        end
        return 0
      end,
    },
  },
}

function card.on_play(ctx)
  local cards = ctx.player.hand:list { type = "victory", cost = { max = 9 } }
  ctx.player:add("coins", #cards)
end

return card
