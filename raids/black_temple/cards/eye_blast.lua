return ability "Eye Blast" {
  number = 22, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  ongoing = true,
  text = "Ongoing: Destroy this: Destroy target equipment, ally or ability.",
  powers = {
    pays { cost = { destroy = this },
      targets = { target("victim", any.ability:or_type("ally", "equipment"), harm) },
      effect = function(me, t) t.victim:destroy() end },
  },
}
