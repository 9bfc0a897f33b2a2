-- Money and two Witches: Provinces first, Duchies and Estates near the end, then Gold, up to two Witches, Silver.
local money = use("money")

return { answer = money.with_two("witch") }
