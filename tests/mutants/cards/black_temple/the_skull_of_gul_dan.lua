local skull = "cards/black_temple/the_skull_of_gul_dan.lua"

return {
  { "R505:The Skull of Gul'dan", skull, [[:with { x_cost = true }]], [[:without { x_cost = true }]] },
  { "R505:The Skull of Gul'dan", skull, [[once = true,]], [[]] },
}
