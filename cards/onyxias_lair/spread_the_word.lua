return ability "Spread the Word" {
  number = 6, rarity = "uncommon",
  cost = 1, tags = { "Holy" }, class = { "paladin" },
  ongoing = true,
  text = "Ongoing: Zeal is catching. What the heroes of your side would deal is unpreventable \z
    damage instead.",
  powers = {
    changes.damage { from = friendly.hero, unpreventable = true },
  },
}
