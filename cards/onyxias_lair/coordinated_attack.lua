return ability "Coordinated Attack" {
  number = 2, rarity = "uncommon",
  cost = 4, tags = { "Marksmanship" }, class = { "hunter" },
  ongoing = true,
  values = { amount = 1 },
  text = "Ongoing: Friendly heroes have \"[Activate]: This deals {amount} ranged damage to \z
    target character.\"",
  powers = {
    gives { to = friendly.hero, power = "volley" },
  },
  grants = {
    volley = pays { cost = { exhaust = this },
      targets = { target("prey", any.character, harm) },
      effect = function(me, t) me:deal(me.amount, "ranged", t.prey) end },
  },
}
