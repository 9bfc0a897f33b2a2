-- Beacon: +1 Action, +1 Coin (gives). This stays in play. At the start of your next turn: +1 Card, +1 Coin.
local card = {}

function card.on_play(ctx)
  ctx.card:add("lit", 1)
end

card.triggers = {
  {
    event = "turn_begins",
    from = "burning",
    whose = "mine",
    run = function(ctx)
      local me, beacon = ctx.owner, ctx.card
      -- Played twice, it has burnt twice.
      for _ = 1, beacon.lit do
        me:draw(ctx.params.cards)
        me:add("coins", ctx.params.coins)
      end
      beacon:add("lit", -beacon.lit)
      me:move(beacon, me.in_play)
    end,
  },
  -- What still burns when the game is over is its owner's like everything in play.
  {
    event = "game_ends",
    from = "burning",
    run = function(ctx)
      ctx.owner:move(ctx.card, ctx.owner.in_play)
    end,
  },
}

return card
