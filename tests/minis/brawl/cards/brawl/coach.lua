-- Coach: +1 Coin (gives); while in play, when you buy a card, take 1 cheer; set-up: everybody takes 1 cheer.
local card = {}

function card.on_setup(ctx)
  for _, player in ipairs(game.seats) do
    player:add("cheers", ctx.params.start)
  end
end

card.triggers = {
  { event = "bought", from = "in_play", whose = "mine", gives = { cheers = "cheers" } },
}

return card
