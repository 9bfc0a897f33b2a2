-- The solo game against the Lich King (C-129 to C-141). He owns nothing but points and the wars he wins; only recruitment
-- and war differ from the usual game (C-132).
local tallies = use("tallies")
local solo = {}

function solo.is_on()
  return #game.seats == 1
end

-- C-133, C-134: cards come from here in `start`, where chance is.
function solo.deal()
  for _, kind in ipairs(game.definitions) do
    if kind:is("necropolis") then
      game:create(kind, 1, game.crypt)
    elseif kind:is("lich") then
      game:create(kind, 1, game.tomb)
    end
  end
end

-- One card of each type, in a row, face down; and the King's own cards, unless the player will choose them.
function solo.start()
  game.lich_king:add("gold", -game.lich_king.gold) -- C-131
  for round, place in ipairs(game.necropolis:zones()) do
    game:move(game:random_pick(game.crypt:list { round = round }, "necropolis"), place, { face = "down" })
  end
  if game.options.choose_lich_king == 0 then
    for _ = 1, game.options.difficulty do
      game:move(game:random_pick(game.tomb:list(), "lich"), game.awakened)
    end
  end
end

-- C-134: the player's choice comes first of all. Once it is made, none is left to choose.
local function choose_lich_king(p)
  local chosen = p:choose_cards {
    from = game.tomb,
    exactly = game.options.difficulty - game.awakened:count(),
    prompt = "awaken",
    forced = true,
  }
  game:move(chosen, game.awakened)
end

-- C-136: the cards that lie there are the player's pack.
function solo.lay_out_row()
  local p = game.seats[1]
  choose_lich_king(p)
  p:draw_from(game.deck, p.pack, game.params.row)
end

function solo.row_is_done()
  local p = game.seats[1]
  return p.kept:count() == game.params.row_keeps or p.pack:count() == 0
end

function solo.add_to_row()
  local p = game.seats[1]
  if not solo.row_is_done() then
    p:draw_from(game.deck, p.pack, game.params.row_grows)
  end
end

-- C-137, C-139, C-141: what the cards of the King that lie face up give him in a phase; nothing in the usual game.
function solo.king_scores(phase)
  if not solo.is_on() then
    return
  end
  for _, zone in ipairs { game.necropolis, game.awakened } do
    for _, card in ipairs(zone:list { face_up = true, scores_in = phase }) do
      game.lich_king:add("points", card.params.points * tallies[card.counts](card.params))
    end
  end
end

-- C-135, C-137: what was not kept.
function solo.nether_world()
  game:move(game.seats[1].pack, game.nether)
  solo.king_scores("recruit")
  game:discard(game.nether)
end

-- C-138: the strengths of the two armies that come this round.
function solo.turn_up_armies()
  local card = game.necropolis[game.round]:top()
  game:turn_face(card, "up")
  return { card.red, card.blue }
end

-- C-130: a tie is a loss.
function solo.is_won(score)
  return score > game.lich_king.points
end

return solo
