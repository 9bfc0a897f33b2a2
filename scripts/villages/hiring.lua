-- Hiring basic villagers (V-48 to V-52): a hand card goes face down onto a stack, a basic villager comes into the village.
local road = use("road")
local hiring = {}

-- Why nobody can be hired, and how many still could be, as far as the limit goes.
function hiring.refusal(me)
  local limit = me:hire_limit()
  local left = limit - me.hired
  if left <= 0 then
    return 0, "basic_limit", { limit = limit }
  end
  return left, game.basics:count() == 0 and "basic_pile_empty" or nil
end

-- V-49, V-50: a stack that has run out takes no card; with none left the reserve does, and last of all the box.
local function choose_place(me, card)
  if road.stacks_are_empty() then
    return game.reserve:count() > 0 and game.reserve or game.box
  end
  return me:choose_option {
    among = game.stacks,
    refuse = road.empty_ones(game.stacks, "bad_return"),
    about = card,
    prompt = "hire.where",
    not_offered = "bad_return",
    forced = true,
  }
end

function hiring.hire(me, card)
  local pile = me:choose_option {
    among = game.basics,
    refuse = road.empty_ones(game.basics, "basic_pile_empty"),
    about = card,
    prompt = "hire.whom",
    forced = true,
  }
  local place = choose_place(me, card)

  me:begin_to_act()
  me:add("hired", 1)
  me:move(card, place, { face = "down" })
  me:move(pile:top(), me.village)
end

return hiring
