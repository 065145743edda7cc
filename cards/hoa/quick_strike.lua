return ability "Quick Strike" {
  number = 165, rarity = "common",
  cost = 3, class = "any",
  instant = true,
  values = { amount = 2 },
  text = "Your hero deals {amount} melee damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "melee", t.prey) end,
}
