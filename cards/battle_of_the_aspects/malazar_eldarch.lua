return ally "Malazar Eldarch" {
  number = 40, rarity = "uncommon",
  cost = 6, atk = 4, damage = "nature", health = 4,
  tags = { "Undead", "Hunter" }, faction = "horde",
  values = { less = 3 },
  text = "While you have a Pet card, this costs {less} less.",
  powers = { gives { to = this, only_if = count(your.card:with { tag = "Pet" }), cost = plus(-value.less) } },
}
