return ability "Spark" {  --> error pack-conflict
  number = 1, rarity = "common",
  cost = 1, tags = { "Fire" }, class = { "mage" },
  instant = true,
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end,
}
