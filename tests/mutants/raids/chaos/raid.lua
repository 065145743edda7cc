local raid = "raids/chaos/raid.lua"

return {
  { "BA:Chaos: allies protect", raid, [[gives { to = any.hero, power = "bodyguard", cites = "BA:Chaos: allies protect" }]], [[]] },
  { "BA:Chaos: allies protect", raid, [[protects = your.hero]], [[protects = your.character]] },
}
