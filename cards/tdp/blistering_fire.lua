return ability "Blistering Fire" {
  number = 46, rarity = "common",
  cost = 1, tags = { "Fire" }, class = { "mage" },
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end,
}
