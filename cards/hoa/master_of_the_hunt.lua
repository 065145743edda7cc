return ability "Master of the Hunt" {
  number = 40, rarity = "rare",
  cost = 3, tags = { "Beast Mastery" }, class = { "hunter" },
  ongoing = true,
  values = { atk = 2, health = 2 },
  text = "Ongoing: Your Pets are bred for bigger game: +{atk} ATK, +{health} health.",
  powers = {
    gives { to = your.ally:with { tag = "Pet" },
      atk = plus(value.atk), health = plus(value.health) },
  },
}
