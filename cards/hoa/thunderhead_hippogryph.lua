return ally "Thunderhead Hippogryph" {
  number = 280, rarity = "rare",
  cost = 4, atk = 3, damage = "melee", health = 3,
  tags = { "Hippogryph" },
  text = "With an Alliance hero it keeps to the clouds and is Elusive. <p> With a Horde hero it \z
    dives at once: it has Ferocity.",
  powers = {
    gives { hero = "Alliance", to = this, keyword = "Elusive" },
    gives { hero = "Horde", to = this, keyword = "Ferocity" },
  },
}
