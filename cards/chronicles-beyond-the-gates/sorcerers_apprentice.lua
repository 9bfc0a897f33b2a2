-- Sorcerer's Apprentice: when placed, you may move any number of age tokens from one of your characters to another.
local placement = use("placement")
local card = {}

local function move(ctx)
  local me = ctx.player
  local from = me:choose_character {
    prompt = "sorcerers_apprentice.from",
    about = ctx.card,
    optional = true,
    where = function(candidate)
      return candidate.age > 0 and me.kingdom:count() > 1
    end,
  }
  if not from then
    return
  end
  local to = me:choose_character {
    prompt = "sorcerers_apprentice.to",
    about = from,
    where = function(candidate) return candidate ~= from end,
  }
  local tokens = me:choose_number {
    prompt = "sorcerers_apprentice.tokens",
    about = to,
    min = 1,
    max = from.age,
    forced = true,
  }
  from:add("age", -tokens)
  to:add("age", tokens)
end

local function has_target(me)
  return me.kingdom:count { age = { min = 1 } } > 0
end

card.triggers = { placement.ability("age_move", has_target, move) }

return card
