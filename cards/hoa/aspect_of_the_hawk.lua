return ability "Aspect of the Hawk" {
  number = 34, rarity = "rare",
  cost = 3, tags = { "Aspect (1)", "Beast Mastery" }, class = { "hunter" },
  ongoing = true,
  values = { bonus = 1 },
  text = "Ongoing: With a hawk's eye, whatever ranged damage your hero would deal is {bonus} more \z
    instead.",
  powers = {
    raises.damage { from = your.hero, damage = "ranged", by = value.bonus },
  },
}
