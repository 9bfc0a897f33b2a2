-- Set-up of Chronicles (C-13 to C-19, C-83 to C-91).
local solo = use("solo")
local setup = {}

-- C-16, C-88: whatever can be drafted; the other cards of a set have places of their own.
local function is_drafted(kind)
  return kind:is("character") or kind:is("artifact")
end

-- C-82: the table may leave out a part of an expansion.
local function is_in_use(kind)
  local option = kind.used_with
  return not option or game.options[option] == 1
end

-- Every player has every building; which of them are in the game is drawn in `start`.
function setup.deal()
  for _, kind in ipairs(game.definitions) do
    if is_in_use(kind) then
      if is_drafted(kind) then
        game:create(kind, kind.copies, game.deck)
      elseif kind:is("building") then
        for _, player in ipairs(game.seats) do
          game:create(kind, kind.copies, player.unbuilt)
        end
      end
    end
  end
  if solo.is_on() then
    solo.deal()
  end
end

-- The buildings whose tiles are mixed, and how many of them are turned up (C-84, C-85, C-89). With the buildings of
-- Beyond the Gates the barracks are one tile among others; without them they are always there (C-15).
local function tiles_to_draw()
  local tiles = { barracks = {}, gates = {}, forge = {} }
  for _, kind in ipairs(game.definitions) do
    local tile = kind.tile
    if tile and is_in_use(kind) then
      table.insert(tiles[tile], kind)
    end
  end
  if #tiles.gates == 0 then
    return tiles.forge, game.params.tiles_of_forge
  end
  local mixed = {}
  for _, box in ipairs { tiles.barracks, tiles.gates, tiles.forge } do
    for _, kind in ipairs(box) do
      table.insert(mixed, kind)
    end
  end
  return mixed, game.params.tiles_with_gates
end

-- C-86, C-91: everybody has the same buildings; those whose tile stays face down are put away.
local function put_away_unused_buildings()
  local tiles, drawn = tiles_to_draw()
  local unused = {}
  for _, kind in ipairs(tiles) do
    table.insert(unused, kind)
  end
  for _ = 1, math.min(drawn, #tiles) do
    table.remove(unused, game:random(#unused, "tiles"))
  end
  for _, kind in ipairs(unused) do
    game:move(game.all.unbuilt:list { name = kind }, game.box)
  end
end

function setup.start()
  put_away_unused_buildings()
  game:shuffle(game.deck)
  if solo.is_on() then
    solo.start()
  end
end

return setup
