return weapon "Ataraxis, Cudgel of the Warmaster" {
  number = 67, rarity = "common",
  cost = 4, atk = 7, damage = "melee", strike = 5,
  tags = { "Two-Handed", "Melee (1)", "Mace" }, class = { "warrior" },
  values = { more = 3 },
  text = "Opposing weapons have +{more} strike cost.",
  powers = { gives { to = opposing.weapon, strike = plus(value.more) } },
}
