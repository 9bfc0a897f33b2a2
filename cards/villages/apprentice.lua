-- Apprentice: takes the place of a covered villager in any village; that villager is built at once in yours.
local stand_ins = use("stand_ins")

return { settle = stand_ins.return_if_top }
