return ability "Power Word: Fortitude" {
  number = 83, rarity = "common",
  cost = 3, tags = { "Discipline" }, class = { "priest" },
  ongoing = true,
  values = { more = 5 },
  text = "Attaches to target character. <p> Ongoing: The bearer has +{more} health.",
  attach = target("host", any.character, help),
  powers = {
    gives { to = attached, health = plus(value.more) },
  },
}
