-- The recommended kingdoms: each is just its ten cards (docs/rules/dominion.md, section 18).

local basics = { "copper", "silver", "gold", "estate", "duchy", "province", "curse" }

local function has_just(t, cards)
  local piles = {}
  for _, card in ipairs(basics) do
    piles[card] = true
  end
  for _, card in ipairs(cards) do
    piles[card] = true
  end
  local seen = {}
  for _, card in ipairs(t:names("game", "supply")) do
    assert(piles[card], card .. " is not in this kingdom")
    seen[card] = true
  end
  for card in pairs(piles) do
    assert(seen[card], card .. " is missing")
  end
end

local kingdoms = {
  { set = "base", id = "first_game", cards = {
    "cellar", "market", "militia", "mine", "moat",
    "remodel", "smithy", "village", "woodcutter", "workshop",
  } },
  { set = "base", id = "big_money", cards = {
    "adventurer", "bureaucrat", "chancellor", "chapel", "feast",
    "laboratory", "market", "mine", "moneylender", "throne_room",
  } },
  { set = "base", id = "interaction", cards = {
    "bureaucrat", "chancellor", "council_room", "festival", "library",
    "militia", "moat", "spy", "thief", "village",
  } },
  { set = "base", id = "size_distortion", cards = {
    "cellar", "chapel", "feast", "gardens", "laboratory",
    "thief", "village", "witch", "woodcutter", "workshop",
  } },
  { set = "base", id = "village_square", cards = {
    "bureaucrat", "cellar", "festival", "library", "market",
    "remodel", "smithy", "throne_room", "village", "woodcutter",
  } },
  { set = "guilds", id = "arts_and_crafts", cards = {
    "stonemason", "advisor", "baker", "journeyman", "merchant_guild",
    "laboratory", "cellar", "workshop", "festival", "moneylender",
  } },
  { set = "guilds", id = "clean_living", cards = {
    "butcher", "baker", "candlestick_maker", "doctor", "soothsayer",
    "militia", "thief", "moneylender", "gardens", "village",
  } },
  { set = "guilds", id = "gilding_the_lily", cards = {
    "plaza", "masterpiece", "candlestick_maker", "taxman", "herald",
    "library", "remodel", "adventurer", "market", "chancellor",
  } },
}

for _, kingdom in ipairs(kingdoms) do
  scenario("The kingdom " .. kingdom.id .. " is just its ten cards") {
    ruleset = "dominion",
    sets = { kingdom.set },
    rules = { "D-7" },
    lineup = kingdom.id,
    dealt = true,
    run = function(t)
      has_just(t, kingdom.cards)
    end,
  }
end
