-- Monk: stands for any one villager of a chain except its last; built together with the card above it.
local stand_ins = use("stand_ins")

return { settle = stand_ins.return_if_top }
