return ability "Protect the Master" {
  number = 38, rarity = "uncommon",
  cost = 1, tags = { "Beast Mastery" }, class = { "hunter" },
  instant = true, ongoing = true,
  text = "Ongoing: Your Pet allies have Protector.",
  powers = {
    gives { to = your.ally:with { tag = "Pet" }, keyword = "Protector" },
  },
}
