return weapon "Scimitar of the Nexus Stalkers" {
  number = 280, rarity = "uncommon",
  cost = 2, atk = 3, damage = "melee", strike = 2, instant = true,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
}
