return fixture "Rune of Blaz" {
  number = 13, rarity = "uncommon",
  tags = { "Garr", "Rune" },
  text = "When your turn ends, destroy each opposing ability.",
  powers = { at.end_of_turn { whose = "your", effect = function() all(opposing.ability):destroy() end } },
  back = {},
}
