local bronze = "raids/battle_of_the_aspects/cards/bronze_limb_tentacle.lua"

return {
  { "BA:Limb Tentacle Mode", bronze, [[words.bleed(me.player, 1)]], [[words.bleed(me.player, 2)]] },
  { "BA:Limb Tentacle Mode", bronze, [[exhausted = true]], [[exhausted = false]] },
  { "BA:Raid Rules: turn 4 modes", bronze, [[words.dawn(5,]], [[words.dawn(3,]] },
}
