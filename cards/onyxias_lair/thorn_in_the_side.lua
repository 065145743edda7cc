return ability "Thorn in the Side" {
  number = 8, rarity = "uncommon",
  cost = 3, tags = { "Protection" }, class = { "warrior" },
  instant = true, ongoing = true,
  text = "Attaches to target hero. <p> Ongoing: It sees nobody else any more: as long as the \z
    bearer can attack your hero, your hero is all that it can attack.",
  attach = target("host", any.hero, harm),
  powers = {
    gives { to = attached, attacks_only = your.hero, cites = "CR 601.2c" },
  },
}
