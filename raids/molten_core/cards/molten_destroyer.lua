local runes = use("molten_core/words").runes

return ally "Molten Destroyer" {
  number = 39, rarity = "uncommon", cost = 0, atk = 3, damage = "melee", health = 3,
  tags = { "Giant", "Minion" },
  values = { strength = 1, toughness = 1 },
  text = "This has +{strength} ATK and +{toughness} health for each of your Rune fixtures.",
  powers = {
    gives { to = this, atk = plus(value.strength * count(runes)), health = plus(value.toughness * count(runes)) },
  },
}
