return ability "Scorch" {
  number = 53, rarity = "uncommon",
  cost = 0, tags = { "Fire" }, class = { "mage" },
  values = { amount = 1 },
  text = "Your hero deals {amount} fire damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end,
}
