return fixture "Rune of Mohn" {
  number = 12, rarity = "uncommon",
  tags = { "Gehennas", "Rune" },
  text = "Opposing characters can't be healed.",
  powers = { gives { to = opposing.character, cant = "be healed" } },
  back = {},
}
