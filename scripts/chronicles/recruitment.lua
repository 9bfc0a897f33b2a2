-- Phase 1, recruitment (C-24 to C-30, C-77, C-78): packs go round, everybody keeps one card of each. One player picks from a
-- row that grows (C-136).
local solo = use("solo")
local recruitment = {}

local function is_duel()
  return game.options.duel == 1
end

-- C-24, C-28, C-29: one card at a time, so that all packs run short alike.
function recruitment.packs()
  if solo.is_on() then
    solo.lay_out_row()
    return
  end
  local seats = game.seats
  for _ = 1, is_duel() and game.params.duel_pack_size or game.params.pack_size do
    for _, p in ipairs(seats) do
      p:draw_from(game.deck, p.pack, 1)
    end
  end
end

-- C-144: exactly one, and of this pack.
local function choose_from_pack(p, prompt)
  return p:choose_card {
    from = p.pack,
    prompt = prompt,
    forced = true,
    too_few = "bad_pick",
    too_many = "bad_pick",
    not_offered = "bad_pick",
  }
end

-- C-25, C-78: the pick is final when everybody has picked (C-30). From the last pack nothing is left to throw away.
local function pick(p)
  p:move(choose_from_pack(p, "pick"), p.kept)
  if is_duel() then
    p:move(choose_from_pack(p, "pick.throw"), p.thrown)
  end
end

-- C-26: to the left in rounds 1 and 3, to the right in rounds 2 and 4.
local function pass_packs_on()
  local seats, packs, to_the_left = game.seats, {}, game.round % 2 == 1
  for seat = 1, #seats do
    packs[seat] = seats[seat].pack:list()
  end
  for seat = 1, #seats do
    local neighbour = to_the_left and seats[seat].left or seats[seat].right
    neighbour:move(packs[seat], neighbour.pack)
  end
end

local function pick_from_row()
  if solo.row_is_done() then
    solo.nether_world()
    return "take_up"
  end
  game:together(game.seats, pick)
  solo.add_to_row()
end

-- One pick of everybody; the step comes again until all packs are empty.
function recruitment.pick()
  if solo.is_on() then
    return pick_from_row()
  end
  local seats, holders = game.seats, {}
  for seat = 1, #seats do
    if seats[seat].pack:count() > 0 then
      holders[#holders + 1] = seats[seat]
    end
  end
  if #holders == 0 then
    return "take_up"
  end
  game:together(holders, pick)
  if is_duel() then
    game:discard(game.all.thrown)
  end
  pass_packs_on()
end

-- C-27.
function recruitment.take_up()
  for _, p in ipairs(game.seats) do
    p:move(p.kept, p.hand)
    p:move(p.saved, p.hand)
  end
end

return recruitment
