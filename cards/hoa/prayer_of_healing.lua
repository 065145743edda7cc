return ability "Prayer of Healing" {
  number = 84, rarity = "uncommon",
  cost = 3, tags = { "Holy" }, class = { "priest" },
  values = { amount = 3 },
  text = "Your hero heals {amount} damage from each of your characters.",
  play = function(me) me.hero:heal(me.amount, your.character) end,
}
