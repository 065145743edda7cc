local glaive = "cards/magtheridons_lair/glaive_of_the_pit.lua"

return {
  { "R403:Glaive of the Pit", glaive, [["Two-Handed", "Melee (1)", "Polearm"]], [["Polearm"]] },
  { "R403:Glaive of the Pit", glaive, [[values = { less = 5 }]], [[values = { less = 4 }]] },
}
