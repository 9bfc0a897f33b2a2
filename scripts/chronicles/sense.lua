-- What cards and buildings are worth to a bot of Chronicles. They are judged by their facts, so that cards of any set can be
-- dealt with; `taste` is what the bot sets store by:
--   strength, resource, income, points   for each unit a card has (points: of an artifact or a building)
--   acts                                 for each phase its abilities work in: acts.war, acts.age …
--   level                                for each level of a building, and each round it will still work
--   slot                                 for each round with the fifth slot
--   gold                                 for each gold it costs (the dearer, the less)
local payment = use("payment")
local sense = {}

local resources = { "wood", "food", "crystal" }

-- A strength with an asterisk is usually more than is printed.
local guessed_growth = 2
-- Units of a resource beyond which one more is worth half: few buildings ask for more.
local enough = 2

function sense.rounds_left(view)
  return view.params.rounds - view.round
end

-- How much a card fights with: what it does now if it is in the kingdom, otherwise what may be expected.
function sense.strength(card)
  if card.zone.name == "kingdom" and card.face_up then
    return card:strength()
  end
  return card.printed.strength + (card.varies and guessed_growth or 0)
end

local function worth_of_resources(view, card, taste)
  local worth, printed = 0, card.printed
  for _, kind in ipairs(resources) do
    local units = printed[kind]
    if units > 0 then
      worth = worth + units * taste.resource * (view.me:produces(kind) < enough and 1 or 0.5)
    end
  end
  return worth
end

local function worth_of_abilities(card, taste)
  local worth = 0
  for _, phase in ipairs(card.acts_in or {}) do
    worth = worth + (taste.acts[phase] or 0)
  end
  return worth
end

-- Of having the card in the kingdom this round, apart from its cost.
function sense.benefit(view, card, taste)
  local worth = worth_of_resources(view, card, taste) + worth_of_abilities(card, taste) + taste.income * card.income
  if card:is("artifact") then
    return worth + taste.points * card.points
  end
  local stays = card.never_dies and sense.rounds_left(view) or 0
  return worth + stays + taste.strength * sense.strength(card)
end

-- In gold; artifacts that are not paid yet make each other dearer (C-96).
function sense.cost(view, card)
  return card:is("artifact") and view.params.artifact_cost + view.me.artifacts:count() or card.printed.cost
end

function sense.worth(view, card, taste)
  return sense.benefit(view, card, taste) - taste.gold * sense.cost(view, card)
end

-- Of bringing a building from its level to a higher one: points at the end, bonuses from now on, and the fifth slot. Gold is
-- worth nothing after the last round. `means` are what the bot can pay with.
function sense.worth_of_level(view, building, level, taste, means)
  local left = sense.rounds_left(view)
  local now = building.level > 0 and building:shown_points() or 0
  local worth = taste.points * (building.levels[level].points - now)
  worth = worth + taste.level * (level - building.level) * left
  if level == 2 and #view.me.buildings:list { level = 2 } == 0 then
    worth = worth + taste.slot * left
  end
  local price = payment.prices(means, building.levels, building.level, level)[1] or 0
  return worth - (left > 0 and taste.gold * price or 0)
end

-- The best of a list by a number, and that number; the first of equals.
function sense.best(list, number)
  local best, most
  for _, each in ipairs(list) do
    local value = number(each)
    if not most or value > most then
      best, most = each, value
    end
  end
  return best, most
end

return sense
