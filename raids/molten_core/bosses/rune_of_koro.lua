return fixture "Rune of Koro" {
  number = 16, rarity = "uncommon",
  tags = { "Sulfuron Harbinger", "Rune" },
  values = { less = 2 },
  text = "Opposing allies have -{less} ATK.",
  powers = { gives { to = opposing.ally, atk = plus(-value.less) } },
  back = {},
}
