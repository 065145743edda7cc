return ally "Valathar Blackstorm" {
  number = 37, rarity = "common",
  cost = 6, atk = 0, damage = "shadow", health = 1,
  tags = { "Night Elf", "Death Knight" }, faction = "alliance",
  keywords = { "Elusive" },
  values = { bonus = 1 },
  text = "Elusive <p> This has +{bonus} ATK for each ally in a graveyard.",
  powers = { gives { to = this, atk = plus(value.bonus * count(any.ally:in_zone("graveyard"))) } },
}
