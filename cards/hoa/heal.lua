return ability "Heal" {
  number = 79, rarity = "uncommon",
  cost = 2, tags = { "Holy" }, class = { "priest" },
  values = { amount = 7 },
  text = "Your hero heals {amount} damage from target character.",
  targets = { target("patient", any.character, help) },
  play = function(me, t) me.hero:heal(me.amount, t.patient) end,
}
