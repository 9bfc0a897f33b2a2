-- Princess: war: as many points as your buildings show now.
local card = {}

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "kingdom",
    add = function(ctx)
      local points = 0
      for _, building in ipairs(ctx.owner.buildings:list()) do
        points = points + building:shown_points()
      end
      return points
    end,
  },
}

return card
