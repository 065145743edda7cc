return ability "Heal" {
  number = 79, rarity = "uncommon",
  cost = 2, tags = { "Holy" }, class = { "priest" },
  values = { amount = 7 },
  text = "Unhurried prayer. Your hero takes {amount} damage off target character by healing.",
  targets = { target("patient", any.character, help) },
  play = function(me, t) me.hero:heal(me.amount, t.patient) end,
}
