return ability "World in Flames" {
  number = 61, rarity = "rare",
  cost = 8, tags = { "Fire" }, class = { "mage" },
  ongoing = true,
  text = "Ongoing: Fire damage of your hero's dealing is doubled instead.",
  powers = {
    raises.damage { from = your.hero, damage = "fire", by = event.amount },
  },
}
