local words = "raids/battle_of_the_aspects/words.lua"

return {
  { "BA:Raid Rules: turn 4 modes", words, [[order = order,]], [[]] },
  { "BA:Raid Rules: turn 4 modes", words, [[order = order,]], [[order = 7 - order,]] },
  { "BA:Cataclysm Mode", words, [[:without_type("hero"):in_zone("play", "resources")]], [[:without_type("hero")]] },
}
