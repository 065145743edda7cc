return item "Naaru Lightwarden's Band" {
  number = 13, rarity = "rare",
  cost = 4,
  tags = { "Ring (2)" },
  class = { "druid", "paladin", "priest", "shaman" },
  values = { life = 5 },
  text = "Friendly heroes have +{life} health.",
  powers = { gives { to = friendly.hero, health = plus(value.life) } },
}
