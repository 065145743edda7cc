return ability "Greater Heal" {
  number = 70, rarity = "uncommon",
  cost = 4, tags = { "Holy" }, class = { "priest" },
  values = { amount = 14 },
  text = "Your hero heals {amount} damage from target character.",
  targets = { target("patient", any.character, help) },
  play = function(me, t) me.hero:heal(me.amount, t.patient) end,
}
