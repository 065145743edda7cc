return ability "Stalwart Protector" {
  number = 148, rarity = "uncommon",
  cost = 1, tags = { "Protection" }, class = { "warrior" },
  instant = true, ongoing = true,
  text = "Ongoing: Your hero has Protector.",
  powers = {
    gives { to = your.hero, keyword = "Protector" },
  },
}
