local azure = "raids/battle_of_the_aspects/cards/azure_limb_tentacle.lua"

return {
  { "BA:Limb Tentacle Mode", azure, [[if words.is_even(me.player:roll())]], [[if not words.is_even(me.player:roll())]] },
  { "BA:Limb Tentacle Mode", azure, [[words.is_even(card.cost) and]], [[]] },
  { "BA:Raid Rules: turn 4 modes", azure, [[words.dawn(4,]], [[words.dawn(6,]] },
}
