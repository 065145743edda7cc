return ally "Thunderhead Hippogryph" {
  number = 280, rarity = "rare",
  cost = 4, atk = 3, damage = "melee", health = 3,
  tags = { "Hippogryph" },
  text = "While your hero is Alliance, this has Elusive. <p> While your hero is Horde, this has \z
    Ferocity.",
  powers = {
    gives { hero = "Alliance", to = this, keyword = "Elusive" },
    gives { hero = "Horde", to = this, keyword = "Ferocity" },
  },
}
