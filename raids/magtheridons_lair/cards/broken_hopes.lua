return ability "Broken Hopes" {
  number = 8, rarity = "uncommon", cost = 1,
  ongoing = true,
  text = "Ongoing: Destroy this: Destroy target equipment or ability.",
  powers = {
    pays { cost = { destroy = this }, targets = { target("victim", any.ability:or_type("equipment"), harm) },
      effect = function(me, t) t.victim:destroy() end },
  },
}
