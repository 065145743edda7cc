return ability "Eye Blast" {
  number = 22, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  ongoing = true,
  text = "Ongoing: Destroy this: the gaze that it stored burns down, and target ability, ally or \z
    equipment is destroyed.",
  powers = {
    pays { cost = { destroy_this = true },
      targets = { target("victim", any.ability:or_type("ally", "equipment"), harm) },
      effect = function(me, t) t.victim:destroy() end },
  },
}
