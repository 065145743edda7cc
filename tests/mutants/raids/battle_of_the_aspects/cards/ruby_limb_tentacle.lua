local ruby = "raids/battle_of_the_aspects/cards/ruby_limb_tentacle.lua"

return {
  { "BA:Limb Tentacle Mode", ruby, [[me.burn * #prey.controller.graveyard]], [[me.burn]] },
  { "BA:Limb Tentacle Mode", ruby, [[if card then card:to_hand() end]], [[]] },
  { "BA:Raid Rules: turn 4 modes", ruby, [[words.dawn(3,]], [[words.dawn(1,]] },
}
