return armor "Stronghold Gauntlets" {
  number = 300, rarity = "epic",
  cost = 3, def = 1,
  tags = { "Hands (1)", "Plate" },
  class = { "paladin", "warrior" },
  values = { bonus = 1 },
  text = "Your weapons have +{bonus} ATK. <p> Your weapons can't be targeted by opponents.",
  powers = {
    gives { to = your.weapon, atk = plus(value.bonus) },
    gives { to = your.weapon, cant = "be targeted by opponents" },
  },
}
