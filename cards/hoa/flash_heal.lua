return ability "Flash Heal" {
  number = 78, rarity = "common",
  cost = 1, tags = { "Holy" }, class = { "priest" },
  instant = true,
  values = { amount = 4 },
  text = "Your hero heals {amount} damage from target character.",
  targets = { target("patient", any.character, help) },
  play = function(me, t) me.hero:heal(me.amount, t.patient) end,
  rulings = {
    "Only damage that is already there can be healed, so in answer to a blow it helps who was \z
      hurt before.",
    "It may be aimed at somebody unhurt; then nothing is healed, and nothing hears of healing.",
  },
}
