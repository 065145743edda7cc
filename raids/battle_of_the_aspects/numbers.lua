-- What is printed on Deathwing and his cards and stands in no source: fixed by play (docs/deviations.md).
local function ally(atk, health) return { atk = atk, health = health } end

return {
  deathwing = { ally(0, 60), ally(0, 60), ally(0, 60), ally(0, 60) },   -- his blows are Assault
  morchok = ally(3, 8),
  zonozz = ally(3, 6),
  yorsahj = ally(3, 6),
  hagara = ally(3, 5),
  ultraxion = ally(4, 7),
  blackhorn = ally(3, 6),
  terror = ally(3, 4),
  amalgamation = ally(2, 3),
  limb = ally(0, 3),
  corrupted_blood = ally(1, 1),
  elementium_armor = { def = 0 },
}
