return ability "Marked for Death" {
  number = 39, rarity = "uncommon",
  cost = 2, tags = { "Marksmanship" }, class = { "hunter" },
  instant = true, ongoing = true,
  values = { bonus = 1 },
  text = "Attaches to target opposing character. <p> Ongoing: While the bearer is defending, \z
    your attacking allies have +{bonus} ATK.",
  attach = target("host", opposing.character, harm),
  host = any.character,
  powers = {
    gives { to = your.ally:with { attacking = true }, atk = plus(value.bonus),
      only_if = count(attached:with { defending = true }):at_least(1) },
  },
}
