local pits = "raids/magtheridons_lair/cards/fiery_pits.lua"

return {
  { "R403:Fiery Pits", pits, [[, at_most = "remaining"]], [[]] },
  { "R403:Fiery Pits", pits, [[part[2]:put_damage(part[1])]], [[me.hero:deal(part[1], "fire", part[2])]] },
  { "R403:Fiery Pits", pits, [[values = { fire = 15 }]], [[values = { fire = 30 }]] },
}
