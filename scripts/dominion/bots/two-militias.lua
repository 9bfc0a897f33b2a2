-- Money and two Militias: Provinces first, Duchies and Estates near the end, then Gold, up to two Militias, Silver.
local habits = use("habits")
local money = use("money")

return { always = habits.always, answer = money.with_two("militia") }
