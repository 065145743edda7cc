local weaving = "raids/battle_of_the_aspects/cards/spellweaving.lua"

return {
  { "BA:Gift of the Aspects", weaving, [[cost = { remove = this }]], [[cost = {}]] },
}
