local emerald = "raids/battle_of_the_aspects/cards/emerald_limb_tentacle.lua"

return {
  { "BA:Limb Tentacle Mode", emerald, [[me:heal(me.mend, me.hero)]], [[me:heal(me.mend + 1, me.hero)]] },
  { "BA:Limb Tentacle Mode", emerald, [[hero:heal(me.gift, hero)]], [[hero:heal(me.gift - 1, hero)]] },
  { "BA:Raid Rules: turn 4 modes", emerald, [[words.dawn(2,]], [[words.dawn(4,]] },
}
