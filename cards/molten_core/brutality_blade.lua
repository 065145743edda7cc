return weapon "Brutality Blade" {
  number = 19, rarity = "rare",
  cost = 2, atk = 3, damage = "melee", strike = 2,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
  text = "Destroy this: This turn, opposing characters can't be healed.",
  powers = {
    pays { cost = { destroy = this },
      effect = function() opposing.character:gain { cant = "be healed", lasts = this_turn } end },
  },
}
