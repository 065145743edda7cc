return item "Onyxia Blood Talisman" {
  number = 23, rarity = "epic",
  cost = 6,
  tags = { "Trinket (2)" },
  class = { "paladin", "shaman", "warrior" },
  values = { blood = 2 },
  text = "Friendly allies have +{blood} health.",
  powers = {
    gives { to = friendly.ally, health = plus(value.blood) },
  },
}
