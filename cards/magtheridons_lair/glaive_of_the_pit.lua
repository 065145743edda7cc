return weapon "Glaive of the Pit" {
  number = 20, rarity = "rare",
  cost = 7, atk = 5, damage = "melee", strike = 1,
  tags = { "Two-Handed", "Melee (1)", "Polearm" },
  class = { "hunter", "paladin", "warrior" },
  values = { less = 5 },
  cites = "R403:Glaive of the Pit",
  text = "Opposing heroes have -{less} health.",
  powers = { gives { to = opposing.hero, health = plus(-value.less) } },
}
