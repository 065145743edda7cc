return ability "Aspect of the Hawk" {
  number = 34, rarity = "rare",
  cost = 3, tags = { "Aspect (1)", "Beast Mastery" }, class = { "hunter" },
  ongoing = true,
  values = { bonus = 1 },
  text = "Ongoing: If your hero would deal ranged damage, instead it deals {bonus} more.",
  powers = {
    raises.damage { from = your.hero, damage = "ranged", by = value.bonus },
  },
}
