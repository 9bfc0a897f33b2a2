-- Spy: name a card other than a Spy. If another player of your choice holds it, they are out.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local target = me:choose_target(ctx.card, "spy.whom")
  if not target then return end
  local names = {}
  for _, kind in ipairs(game.definitions) do
    if kind.name ~= "spy" then names[#names + 1] = kind end
  end
  local guess = me:choose_option { prompt = "spy.guess", about = ctx.card, among = names }
  game:tell("told.guess", { who = me, whom = target, card = guess })
  if target.hand:count { name = guess } > 0 then target:be_caught() end
end

return card
