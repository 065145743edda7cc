local pets = your.ally:with { tag = "Pet" }

return ally "Goldenmoon" {
  number = 165, rarity = "uncommon",
  cost = 3, atk = 2, damage = "melee", health = 2,
  tags = { "Night Elf", "Rogue" }, faction = "alliance",
  keywords = { "Elusive" },
  text = "Elusive <p> While your Pets all have different names, you can have one more Pet.",
  powers = {
    gives { to = your.hero, limit = { tag = "Pet", by = 1 }, only_if = namesakes(pets):at_most(1) },
  },
  rulings = {
    "If Goldenmoon falls while you have two Pets, one of them is destroyed at once, before the \z
      next wave of checks. You choose which.",
    "A second Pet of the same name ends the leave for both: you keep one of them.",
  },
}
