return ability "Terrifying Presence" {
  number = 27, rarity = "uncommon", cost = 2,
  ongoing = true,
  text = "Ongoing: Opposing allies enter play exhausted. <p> Ongoing: [Activate]: Exhaust \z
    target ally.",
  powers = {
    enters { of = opposing.ally, exhausted = true },
    pays { cost = { exhaust = this }, targets = { target("prey", any.ally, harm) },
      effect = function(me, t) t.prey:exhaust() end },
  },
}
