return ability "Aura of Suffering" {
  number = 21, rarity = "uncommon", cost = 2,
  tags = { "Black Temple" },
  ongoing = true,
  text = "Ongoing: Opposing characters can't be healed.",
  powers = { gives { to = opposing.character, cant = "be healed" } },
}
