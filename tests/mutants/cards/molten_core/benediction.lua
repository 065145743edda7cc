local benediction = "cards/molten_core/benediction.lua"

return {
  { "R304:Benediction", benediction, [[by = your.hero, with = any.ability,]], [[by = your.hero,]] },
  { "R304:Benediction", benediction, [[with { name = "Anathema" }]], [[with { tag = "Melee" }]] },
  { "R304:Benediction", benediction, [["Melee (1)", ]], [[]] },
}
