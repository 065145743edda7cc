return ability "Master of the Hunt" {
  number = 40, rarity = "rare",
  cost = 3, tags = { "Beast Mastery" }, class = { "hunter" },
  ongoing = true,
  values = { might = 2, mettle = 2 },
  text = "Ongoing: Your Pet allies have +{might} ATK and +{mettle} health.",
  powers = {
    gives { to = your.ally:with { tag = "Pet" },
      atk = plus(value.might), health = plus(value.mettle) },
  },
}
