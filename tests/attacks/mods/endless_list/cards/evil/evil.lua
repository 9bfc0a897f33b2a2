-- Evil: reveals lists of lists of lists.
local card = {}

function card.on_play(ctx)
  local list = {}
  for depth = 1, 4 do
    local longer = {}
    for n = 1, 4096 do
      longer[n] = list
    end
    list = longer
  end
  ctx.player:reveal(list)
end

return card
