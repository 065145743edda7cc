return ability "Defensive Stance" {
  number = 139, rarity = "rare",
  cost = 3, tags = { "Stance (1)", "Protection" }, class = { "warrior" },
  ongoing = true,
  values = { amount = 1 },
  text = "Ongoing: Your hero has Protector. <p> Ongoing: Prevent {amount} of any damage that \z
    your hero would deal. <p> Ongoing: Prevent {amount} of any damage to your hero.",
  powers = {
    gives { to = your.hero, keyword = "Protector" },
    prevents.damage { from = your.hero, amount = value.amount },
    prevents.damage { to = your.hero, amount = value.amount },
  },
}
