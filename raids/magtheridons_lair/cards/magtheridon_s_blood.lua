return fixture "Magtheridon's Blood" {
  number = 41, rarity = "uncommon", tags = { "Blood" },
  destroyed_to = "deck", cites = "R402.2c",
  text = "",
}
