local kalecgos = "cards/battle_of_the_aspects/kalecgos_the_spell_weaver.lua"

return {
  { "BA:Chaos: no class", kalecgos, [[  deckbuilding =]], [[  class = { "mage", "warlock" },
  deckbuilding =]] },
  { "BA:Chaos", kalecgos, [[any.ability:or_type("ally", "equipment"),]], [[any.ability:or_type("ally", "equipment", "quest"),]] },
  { "BA:Chaos", kalecgos, [[#me.player.hand, "arcane"]], [[1, "arcane"]] },
}
