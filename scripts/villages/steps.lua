-- The steps of Villages, by the modules that know them.
local draft = use("draft")
local market = use("market")
local refresh = use("refresh")
local solo = use("solo")
local turns = use("turns")

return {
  draft = draft.draft,
  take_up = draft.take_up,
  lay_ducats = refresh.lay_ducats,
  renew = refresh.renew,
  build = turns.build,
  evening = turns.evening,
  events = solo.events,
  countess = solo.countess,
  first_market = market.first_market,
  second_market = market.second_market,
}
