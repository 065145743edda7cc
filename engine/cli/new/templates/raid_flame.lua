--@ raid raids/{{stem}}/cards/{{stem}}_flame.lua Flame of
return ability "{{called}}" {
  number = 2, rarity = "common",
  cost = 2, tags = { "Fire" },
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to target opposing character.",
  targets = { target("foe", opposing.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.foe) end,
}
