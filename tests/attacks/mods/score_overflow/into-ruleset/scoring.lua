-- The first seat has all there is, everybody else nothing at all.

return {
  rank = function(p)
    return { p.seat == 1 and math.maxinteger or math.mininteger }
  end,
}
