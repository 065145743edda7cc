local morchok = "raids/battle_of_the_aspects/cards/morchok.lua"

return {
  { "BA:Special Raid Rules: cost", morchok, [[  cost = 0,]], [[  cost = 1,]] },
}
