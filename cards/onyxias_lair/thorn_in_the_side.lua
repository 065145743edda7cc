return ability "Thorn in the Side" {
  number = 8, rarity = "uncommon",
  cost = 3, tags = { "Protection" }, class = { "warrior" },
  instant = true, ongoing = true,
  text = "Attaches to target hero. <p> Ongoing: The bearer can attack only your hero, if able.",
  attach = target("host", any.hero, harm),
  powers = {
    gives { to = attached, attacks_only = your.hero, cites = "CR 601.2c" },
  },
}
