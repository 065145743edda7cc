local blood = "raids/magtheridons_lair/cards/magtheridon_s_blood.lua"

return {
  { "R402.2c", blood, [[destroyed_to = "deck", ]], [[]] },
  { "R402.2c", blood, [[destroyed_to = "deck", ]], [[destroyed_to = "hand", ]] },
}
