return weapon "Ti'tahk, the Steps of Time" {
  number = 73, rarity = "common",
  cost = 5, atk = 1, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Staff" }, class = { "mage" },
  values = { more = 3 },
  text = "If your hero would deal damage with an ability card, instead it deals {more} more. \z
    Only once per turn.",
  powers = { raises.damage { from = your.hero, with = any.ability, by = value.more, once_per_turn = true } },
  rulings = {
    "All that one ability deals at the same time is one time.",
    "What your hero dealt in a turn before this came does not count.",
  },
}
