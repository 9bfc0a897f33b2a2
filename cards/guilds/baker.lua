-- Baker: +1 Card, +1 Action, take a token (gives). Set-up: each player starts with a token.
local card = {}

function card.on_setup(ctx)
  for _, player in ipairs(game.seats) do
    player:add("tokens", ctx.params.at_the_start)
  end
end

return card
