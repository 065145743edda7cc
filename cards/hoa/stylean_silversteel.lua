return ally "Stylean Silversteel" {
  number = 218, rarity = "common",
  cost = 6, atk = 4, damage = "holy", health = 5,
  tags = { "Human", "Priest" }, faction = "alliance",
  values = { amount = 3 },
  text = "When this enters play, it heals {amount} damage from each of your characters.",
  powers = {
    when.enters_play { of = this, effect = function(me) me:heal(me.amount, your.character) end },
  },
}
