return ally "Morfiel" {
  number = 109, rarity = "uncommon",
  cost = 4, atk = 4, damage = "melee", health = 4,
  tags = { "Felhunter", "Demon", "Pet (1)" }, class = { "warlock" },
  values = { toll = 1 },
  text = "Abilities in an opponent's hand cost {toll} more.",
  powers = {
    gives { to = opposing.ability:in_zone("hand"), cost = plus(value.toll) },
  },
}
