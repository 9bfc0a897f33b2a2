-- Money and two Witches: Provinces first, Duchies and Estates near the end, then Gold, up to two Witches, Silver.
local habits = use("habits")
local money = use("money")

return { always = habits.always, answer = money.with_two("witch") }
