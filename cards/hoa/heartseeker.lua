return weapon "Heartseeker" {
  number = 326, rarity = "uncommon",
  cost = 2, atk = 1, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Dagger" },
  class = { "hunter", "rogue", "shaman", "warrior" },
  values = { bonus = 2 },
  text = "While your hero is attacking and there is a defending character that was dealt damage \z
    this turn, this has +{bonus} ATK.",
  powers = {
    gives { to = this, only_if = count(your.hero:with { attacking = true }),
      atk = plus(value.bonus
        * count(any.character:with { defending = true, hurt_this_turn = true }):min(1)) },
  },
}
