--@ raid raids/{{stem}}/cards/{{stem}}_crush.lua Crush of
return ability "{{called}}" {
  number = 3, rarity = "common",
  cost = 3, tags = { "Fire" },
  instant = true,
  text = "Destroy target opposing ally.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t) t.ally:destroy() end,
}
