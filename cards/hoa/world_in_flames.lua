return ability "World in Flames" {
  number = 61, rarity = "rare",
  cost = 8, tags = { "Fire" }, class = { "mage" },
  ongoing = true,
  text = "Ongoing: If your hero would deal fire damage, instead it deals twice as much.",
  powers = {
    raises.damage { from = your.hero, damage = "fire", by = event.amount },
  },
}
