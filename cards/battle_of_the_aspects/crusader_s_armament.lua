return ability "Crusader's Armament" {
  number = 16, rarity = "rare",
  cost = 2, ongoing = true, tags = { "Protection" }, class = { "paladin" },
  attach = target("host", any.armor, help),
  values = { guard = 10 },
  text = "Attaches to target armor. <p> Ongoing: The bearer has +{guard} DEF.",
  powers = { gives { to = attached, def = plus(value.guard) } },
}
