return ally "Old Bones" {
  number = 42, rarity = "uncommon",
  cost = 4, atk = 4, damage = "melee", health = 4,
  tags = { "Bear", "Pet (1)" }, class = { "hunter" },
  text = "This can protect your hero.",
  powers = {
    gives { to = this, protects = your.hero },
  },
}
