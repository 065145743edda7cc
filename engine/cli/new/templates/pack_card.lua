--@ pack {{stem}}/cards/{{stem}}/{{stem}}_spark.lua Spark of
return ability "{{called}}" {
  number = 1, rarity = "common",
  cost = 1, tags = { "Fire" }, class = { "mage" },
  values = { amount = 2 },
  text = "Your hero deals {amount} fire damage to target opposing character.",
  targets = { target("foe", opposing.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.foe) end,
}
