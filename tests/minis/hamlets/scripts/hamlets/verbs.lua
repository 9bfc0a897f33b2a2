-- Verbs of Hamlets: where a card may be built, what it earns, how the row is filled.
local tolls = use("tolls")
local player, card, game_verbs, queries = {}, {}, {}, {}

-- A walled yard (side 1) carries one card less.
function card.has_room(self)
  return #self:above() < self.room - self.side
end

function player.places(me, built)
  if not built.needs then
    return #me.hamlet:list { type = "root" } < game.params.roots and { me.hamlet } or {}
  end
  return me.hamlet:list { name = built.needs, where = function(below) return below:has_room() end }
end

-- One function decides and explains.
function player.build_refusal(me, built)
  if built:is("guest") then return nil end
  if built.needs and #me.hamlet:list { name = built.needs } == 0 then return "chain_missing" end
  if #me:places(built) == 0 then return "no_room" end
  if built.lock and #tolls.keepers(me, built) == 0 then return "cannot_pay" end
end

function player.build(me, built)
  if built:is("guest") then return me:resolve(built, { hook = "on_visit" }) end
  local place = me:choose_option { among = me:places(built), about = built, prompt = "build.where", forced = true }
  if built.lock then tolls.pay(me, built) end
  me:lay(built, place)
  me:resolve(built, { hook = "on_build" })
end

-- Each stack serves two slots.
function game_verbs.fill(_, slot)
  game:draw_from(game.stacks[(slot.slot + 1) // 2], slot, 1)
end

-- A covered card earns nothing; only yards have a second side, and that earns too.
function queries.income(_, me)
  local sum = 0
  for _, each in ipairs(me.hamlet:list { top = true }) do
    sum = sum + each.coins + each.side * (each.params.walled or 0)
  end
  return sum
end

return { player = player, card = card, game = game_verbs, queries = queries }
