return ally "Chops" {
  number = 32, rarity = "uncommon",
  cost = 3, atk = 3, damage = "melee", health = 4,
  tags = { "Boar", "Pet (1)" }, class = { "hunter" },
  text = "When this attacks, you may exhaust target character.",
  powers = {
    when.attacks { of = this, may = "exhaust", targets = { target("foe", any.character, harm) },
      effect = function(me, event, t) t.foe:exhaust() end },
  },
}
