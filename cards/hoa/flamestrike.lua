return ability "Flamestrike" {
  number = 54, rarity = "rare",
  cost = 7, tags = { "Fire" }, class = { "mage" },
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to each opposing character.",
  play = function(me) me.hero:deal(me.amount, "fire", opposing.character) end,
}
