-- What is printed on Deathwing and his cards, and what no source gives: FIRST GUESSES, to be fixed by play.
local function ally(atk, health) return { atk = atk, health = health } end

return {
  deathwing = { ally(2, 60), ally(2, 60), ally(2, 60), ally(2, 60) },
  morchok = ally(4, 10),
  zonozz = ally(4, 10),
  yorsahj = ally(4, 10),
  hagara = ally(4, 10),
  ultraxion = ally(4, 10),
  blackhorn = ally(4, 10),
  terror = ally(4, 5),
  amalgamation = ally(2, 4),
  limb = ally(2, 8),
  corrupted_blood = ally(1, 1),
  elementium_armor = { def = 0 },
}
