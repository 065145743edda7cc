local wand = "cards/magtheridons_lair/eredar_wand_of_obliteration.lua"

return {
  { "R403:Eredar Wand of Obliteration", wand, [[foe:choose {]], [[me.player:choose {]] },
  { "R403:Eredar Wand of Obliteration", wand, [[any.ability:or_type("ally", "equipment"):of(foe)]], [[any.ally:of(foe)]] },
}
