return ability "Roasted Flesh" {
  number = 24, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true, ongoing = true,
  values = { amount = 3 },
  text = "Ongoing: Destroy this: Your hero deals {amount} fire damage to target opposing \z
    character.",
  powers = {
    pays { cost = { destroy = this },
      targets = { target("prey", opposing.character, harm) },
      effect = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end },
  },
}
