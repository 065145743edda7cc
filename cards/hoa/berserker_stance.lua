return ability "Berserker Stance" {
  number = 136, rarity = "rare",
  cost = 3, tags = { "Stance (1)", "Fury" }, class = { "warrior" },
  ongoing = true,
  values = { bonus = 1 },
  text = "Ongoing: If your hero would deal damage, instead it deals {bonus} more. <p> Ongoing: \z
    If a source would deal damage to your hero, instead it deals {bonus} more.",
  powers = {
    raises.damage { from = your.hero, by = value.bonus },
    raises.damage { to = your.hero, by = value.bonus },
  },
}
