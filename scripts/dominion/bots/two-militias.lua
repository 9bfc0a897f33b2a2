-- Money and two Militias: Provinces first, Duchies and Estates near the end, then Gold, up to two Militias, Silver.
local money = use("money")

return { answer = money.with_two("militia") }
