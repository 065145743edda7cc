return ability "Flash of Steel" {
  number = 142, rarity = "common",
  cost = 4, class = "any",
  values = { amount = 3 },
  text = "Your hero deals {amount} melee damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "melee", t.prey) end,
}
