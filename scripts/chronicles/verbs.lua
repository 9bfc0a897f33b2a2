-- Verbs and queries of Chronicles: what the cards call. docs/playing-chronicles.md shows how cards are written with them.
--
-- players  p:possessions()            everything face up in the kingdom: characters, artifacts, buildings
--          p:newcomers()              the characters and artifacts that came into the kingdom this round
--          p:unpaid_newcomers()       those of them that wait to be paid for
--          p:produces("food")         how many units the whole kingdom produces
--          p:tokens(cards)            age tokens on these cards
--          p:choose_character {…}     one of the own characters; what `where` rules out is refused with bad_target
--          p:raise(building, level)   puts a building at a level, free of charge
--          p:add_artifact(artifact)   puts an artifact into the kingdom, free of charge
--          p:may_use(slot)            whether the slot can be used in this deployment
-- cards    card:in_front(), card:in_back()
--          building:shown_points()    the points of its present level
-- contexts ctx:other_characters()     the owner's characters except the card itself
-- game     game:discard(cards)        to the discard pile, without their tokens
--
-- Queries a card can change with `modifiers`: cost, strength, wood, food, crystal, worth (of cards); kingdom_strength,
-- war_points, war_gold, income, land_cost, exchanges, aging_points, aging_gold (of players).
-- Counters to read: p.gold, p.points, p.wars_won; card.age, card.new, card.doomed, building.level.
local player, card, context, table_verbs, queries = {}, {}, {}, {}, {}

-- Filters that are always the same, so they are read only once.
local in_the_open = { face_up = true }
local new_ones = { new = 1 }
local new_unpaid_ones = { new = 1, paid = 0 }
local second_levels = { level = 2 }

local function add_cards(cards, zone, filter)
  if zone:count() > 0 then
    local more = zone:list(filter)
    for at = 1, #more do
      cards[#cards + 1] = more[at]
    end
  end
  return cards
end

function player.possessions(me)
  local cards = me.kingdom:list(in_the_open)
  add_cards(cards, me.artifacts, in_the_open)
  return add_cards(cards, me.buildings, in_the_open)
end

function player.newcomers(me)
  return add_cards(me.kingdom:list(new_ones), me.artifacts, new_ones)
end

-- C-36: those of them that wait to be paid for.
function player.unpaid_newcomers(me)
  return add_cards(me.kingdom:list(new_unpaid_ones), me.artifacts, new_unpaid_ones)
end

-- Of everything face up in the kingdom.
local function total(me, what)
  return me.kingdom:total(what, in_the_open) + me.artifacts:total(what, in_the_open)
    + me.buildings:total(what, in_the_open)
end

-- C-11. The resources are queries of cards, so a condition of a card is written with the card.
function player.produces(me, kind)
  return total(me, kind)
end

function player.tokens(_, cards)
  local tokens = 0
  for _, each in ipairs(cards) do
    tokens = tokens + each.age
  end
  return tokens
end

-- C-150. The question is that of `choose_card`, without `from`.
function player.choose_character(me, question)
  local fits = question.where
  return me:choose_card {
    from = me.kingdom,
    prompt = question.prompt,
    about = question.about,
    optional = question.optional,
    numbers = question.numbers,
    too_few = "bad_target",
    refuse = fits and function(candidate)
      return not fits(candidate) and "bad_target" or nil
    end,
  }
end

-- C-59, C-65: a building only rises.
function player.raise(me, building, level)
  building:add("level", level - building.level)
  if building.zone ~= me.buildings then
    me:move(building, me.buildings)
  end
end

-- C-94, C-115: from now on it counts among the artifacts of the kingdom.
function player.add_artifact(me, artifact)
  artifact:add("new", 1 - artifact.new)
  artifact:add("paid", 1)
  me:move(artifact, me.artifacts)
end

-- C-63, C-64: the fifth slot is there from the deployment after the first building has reached level 2. Nothing is built
-- before the plans of a phase are made, so what stands now is what stood when the phase began.
function player.may_use(me, slot)
  return slot.slot ~= game.params.fifth_slot or me.buildings:count(second_levels) > 0
end

-- C-18: slots 1 and 2 are the top row, 3 and 4 the bottom row; the fifth joins the top row.
local function is_in_bottom_row(slot)
  local number = slot.slot
  return number > 2 and number < game.params.fifth_slot
end

function card.in_front(self)
  local place = self.zone
  return place.name == "kingdom" and not is_in_bottom_row(place)
end

function card.in_back(self)
  local place = self.zone
  return place.name == "kingdom" and is_in_bottom_row(place)
end

function card.shown_points(self)
  return self.levels[self.level].points
end

function context.other_characters(ctx)
  local others = {}
  for _, each in ipairs(ctx.owner.kingdom:list()) do
    if each ~= ctx.card then
      table.insert(others, each)
    end
  end
  return others
end

-- C-17, C-66: what leaves play or is not kept; its tokens return to the supply.
function table_verbs.discard(_, cards)
  local leaving = type(cards) == "table" and cards or cards:list()
  if #leaving == 0 then
    return
  end
  for at = 1, #leaving do
    leaving[at]:take("age")
    leaving[at]:take("new")
  end
  game:move(leaving, game.discard_pile)
end

-- Of an artifact; other cards have their printed cost (C-35, C-95, C-96): what has not been paid yet makes none dearer.
function queries.cost(_, each)
  local owned = 0
  for _, artifact in ipairs(each.owner.artifacts:list()) do
    owned = owned + ((artifact.new == 0 or artifact.paid == 1) and 1 or 0)
  end
  return game.params.artifact_cost + owned
end

-- C-9, C-72.
function queries.worth(_, each)
  return each:is("building") and each:shown_points() or each.points
end

-- C-44.
function queries.kingdom_strength(_, me)
  local strength = 0
  local cards = me.kingdom:list(in_the_open)
  for at = 1, #cards do
    local each = cards[at]
    if not is_in_bottom_row(each.zone) or each.fights_from_back then
      strength = strength + each:strength()
    end
  end
  return strength
end

-- C-47.
function queries.war_points(_, me)
  return game.params.victory * me.wars_won
end

-- C-52.
function queries.income(_, me)
  return game.params.income + total(me, "income")
end

-- C-11, one query for each resource: what the table is told.
for query, kind in pairs { wood_made = "wood", food_made = "food", crystal_made = "crystal" } do
  queries[query] = function(_, me)
    return me:produces(kind)
  end
end

-- C-35: cards of the plan lie face down until they are paid for.
function queries.to_pay(_, me)
  local gold = 0
  for _, each in ipairs(me.kingdom:list { face_up = false }) do
    gold = gold + each:cost()
  end
  return gold
end

-- C-56.
function queries.land_cost(_, me)
  return game.params.land * me.buildings:count()
end

return { player = player, card = card, context = context, game = table_verbs, queries = queries }
