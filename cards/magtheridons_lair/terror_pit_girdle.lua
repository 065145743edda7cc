return armor "Terror Pit Girdle" {
  number = 6, rarity = "rare",
  cost = 2, def = 1,
  tags = { "Waist (1)", "Mail" },
  class = { "hunter", "shaman" },
  text = "While you have an ally, your hero has Untargetable.",
  powers = { gives { to = your.hero, keyword = "Untargetable", only_if = count(your.ally):at_least(1) } },
}
