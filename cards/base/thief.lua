-- Thief: each other player reveals 2 cards of their deck; you trash one Treasure among them and may gain any of those
-- trashed; the rest is discarded.
local card = {}

function card.on_play(ctx)
  local me, loot = ctx.player, {}
  ctx:attack(me.others, function(victim)
    local revealed = ctx:reveal_from_deck(victim, ctx.params.reveal)
    local treasure = me:choose_card { from = revealed, type = "treasure", prompt = "thief.trash" }
    if treasure then
      victim:trash(treasure)
      table.insert(loot, treasure)
    end
    victim:discard(ctx.aside)
  end)
  for _, treasure in ipairs(me:choose_cards { from = loot, prompt = "thief.gain" }) do
    me:gain(treasure)
  end
end

return card
