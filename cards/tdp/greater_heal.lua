return ability "Greater Heal" {
  number = 70, rarity = "uncommon",
  cost = 4, tags = { "Holy" }, class = { "priest" },
  values = { amount = 14 },
  text = "From death's door: target character is healed of {amount} damage by your hero.",
  targets = { target("patient", any.character, help) },
  play = function(me, t) me.hero:heal(me.amount, t.patient) end,
}
