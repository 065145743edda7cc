return ally "Kor Cindervein" {
  number = 192, rarity = "common",
  cost = 3, atk = 3, damage = "melee", health = 3,
  tags = { "Dwarf", "Paladin" }, faction = "alliance",
  rulings = {
    "A token that copies Kor is a Dwarf Paladin of his name with 3 ATK and 3 health. Counters on \z
      Kor are not copied.",
  },
}
