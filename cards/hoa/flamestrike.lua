return ability "Flamestrike" {
  number = 54, rarity = "rare",
  cost = 7, tags = { "Fire" }, class = { "mage" },
  values = { amount = 3 },
  text = "A pillar of flame: all opposing characters take {amount} fire damage from your hero.",
  play = function(me) me.hero:deal(me.amount, "fire", opposing.character) end,
}
