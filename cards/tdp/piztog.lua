return ally "Piztog" {
  number = 111, rarity = "common",
  cost = 1, atk = 0, damage = "fire", health = 2,
  tags = { "Demon", "Pet (1)", "Imp" }, class = { "warlock" },
  keywords = { "Elusive" },
  values = { bonus = 1 },
  text = "Elusive <p> Your other allies have +{bonus} health.",
  powers = {
    gives { to = your.ally:other(), health = plus(value.bonus) },
  },
}
