return ability "Battle Shout" {
  number = 135, rarity = "common",
  cost = 3, tags = { "Fury", "Shout" }, class = { "warrior" },
  instant = true, ongoing = true,
  values = { bonus = 1 },
  text = "Ongoing: Your allies have +{bonus} ATK.",
  powers = {
    gives { to = your.ally, atk = plus(value.bonus) },
  },
}
