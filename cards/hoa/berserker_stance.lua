return ability "Berserker Stance" {
  number = 136, rarity = "rare",
  cost = 3, tags = { "Stance (1)", "Fury" }, class = { "warrior" },
  ongoing = true,
  values = { bonus = 1 },
  text = "Ongoing: Your hero hits harder: each damage of its dealing is {bonus} greater instead. \z
    <p> It is hit harder too: each damage to it is {bonus} greater instead.",
  powers = {
    raises.damage { from = your.hero, by = value.bonus },
    raises.damage { to = your.hero, by = value.bonus },
  },
}
