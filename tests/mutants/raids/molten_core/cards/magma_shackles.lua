local shackles = "raids/molten_core/cards/magma_shackles.lua"

return {
  { "R302.3", shackles, [[me.hero.name == "Garr"]], [[me.hero.in_play and me.hero.name == "Garr"]] },
}
