-- How a bot of Chronicles plans its kingdom: which cards of the hand to place, whom to dismiss for them, and who stands in
-- front. Nothing is remembered from one question to the next: the best plan from here is worked out again, and its next move
-- made, until nothing is left to do.
local sense = use("sense")
local stations = {}

local function usable_slots(me)
  local slots = {}
  for _, slot in ipairs(me.kingdom:zones()) do
    if me:may_use(slot) then
      table.insert(slots, slot)
    end
  end
  return slots
end

local function is_front(view, slot)
  return slot.slot <= 2 or slot.slot == view.params.fifth_slot
end

-- Gold that is not planned for yet.
local function gold_left(view)
  local gold = view.me.gold
  for _, card in ipairs(view.me.kingdom:list { new = 1 }) do
    gold = gold - card.printed.cost
  end
  local artifacts = view.me.artifacts:count()
  for at = 1, #view.me.artifacts:list { new = 1 } do
    gold = gold - (view.params.artifact_cost + artifacts - at)
  end
  return gold
end

-- The old characters, the least useful first, with what would be lost with each.
local function old_characters(view, taste)
  local old = {}
  for _, card in ipairs(view.me.kingdom:list { new = 0 }) do
    table.insert(old, { card = card, use = sense.benefit(view, card, taste) })
  end
  table.sort(old, function(a, b)
    return a.use < b.use
  end)
  return old
end

-- The cards of the hand that are worth placing, with what each costs and gains.
local function worthy_cards(view, taste)
  local cards = {}
  for _, card in ipairs(view.me.hand:list()) do
    local gain = sense.worth(view, card, taste)
    if gain > 0 then
      table.insert(cards, {
        card = card, cost = sense.cost(view, card), gain = gain, slots = card:is("character") and 1 or 0,
      })
    end
  end
  return cards
end

-- What can still be gained from each card on.
local function gains_to_come(cards)
  local gains = { [#cards + 1] = 0 }
  for at = #cards, 1, -1 do
    gains[at] = gains[at + 1] + cards[at].gain
  end
  return gains
end

-- Tries every set of cards that can be paid and may be the best, and keeps the best. A set may hold more characters than
-- there is room for, if they are better than the old ones they push out.
local function best_set(view, taste)
  local old, free = old_characters(view, taste), 0
  for _, slot in ipairs(usable_slots(view.me)) do
    free = free + (slot:count() == 0 and 1 or 0)
  end
  local cards, gold = worthy_cards(view, taste), gold_left(view)
  local to_come, chosen = gains_to_come(cards), {}
  local best = { gain = 0, cards = {}, pushed_out = 0 }
  local function try(at, number, cost, gain, slots)
    if gain + to_come[at] <= best.gain then
      return
    end
    if at > #cards then
      local pushed_out = math.max(slots - free, 0)
      if cost > gold or pushed_out > #old then
        return
      end
      for place = 1, pushed_out do
        gain = gain - old[place].use
      end
      if gain > best.gain then
        best = { gain = gain, cards = { table.unpack(chosen, 1, number) }, pushed_out = pushed_out }
      end
      return
    end
    local each = cards[at]
    try(at + 1, number, cost, gain, slots)
    chosen[number + 1] = each.card
    try(at + 1, number + 1, cost + each.cost, gain + each.gain, slots + each.slots)
  end
  try(1, 0, 0, 0, 0)
  return best, old
end

-- What a character adds to the strength by standing in front.
local function front_gain(card)
  return card.fights_from_back and 0 or sense.strength(card)
end

-- A character of the back row who would do more in front, and the slot of whoever does less there.
local function promotion(view)
  local weakest, least, strongest, most
  for _, slot in ipairs(usable_slots(view.me)) do
    local card = slot:top()
    local gain = card and front_gain(card) or 0
    if is_front(view, slot) then
      if not least or gain < least then
        weakest, least = slot, gain
      end
    elseif card and (not most or gain > most) then
      strongest, most = card, gain
    end
  end
  if strongest and most > least then
    return strongest, weakest
  end
end

function stations.plan(view, choice, taste)
  local set, old = best_set(view, taste)
  if set.pushed_out > 0 then
    return choice:option(old[1].card, "dismiss")
  end
  if #set.cards > 0 then
    return choice:option(set.cards[1], "place")
  end
  local promoted = promotion(view)
  return promoted and choice:option(promoted, "shift") or choice:option("done")
end

-- Where a card goes: somebody promoted to the weakest place in front; a new card in front if there is room.
function stations.where(view, choice)
  if choice.about.zone.name == "kingdom" then
    local _, slot = promotion(view)
    return slot and choice:option(slot)
  end
  for _, slot in ipairs(usable_slots(view.me)) do
    if is_front(view, slot) and slot:count() == 0 then
      return choice:option(slot)
    end
  end
end

return stations
