return ability "Defensive Stance" {
  number = 139, rarity = "rare",
  cost = 3, tags = { "Stance (1)", "Protection" }, class = { "warrior" },
  ongoing = true,
  values = { amount = 1 },
  text = "Ongoing: Your hero is a Protector. <p> Behind the raised shield, prevent {amount} of \z
    any damage that your hero would deal. <p> Prevent {amount} of any damage to it.",
  powers = {
    gives { to = your.hero, keyword = "Protector" },
    prevents.damage { from = your.hero, amount = value.amount },
    prevents.damage { to = your.hero, amount = value.amount },
  },
}
