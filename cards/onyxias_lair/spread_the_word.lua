return ability "Spread the Word" {
  number = 6, rarity = "uncommon",
  cost = 1, tags = { "Holy" }, class = { "paladin" },
  ongoing = true,
  text = "Ongoing: Damage that a friendly hero would deal is unpreventable.",
  powers = {
    changes.damage { from = friendly.hero, unpreventable = true },
  },
}
