return ally "Lady Courtney Noel" {
  number = 194, rarity = "common",
  cost = 3, atk = 1, damage = "holy", health = 4,
  tags = { "Human", "Priest" }, faction = "alliance",
  values = { amount = 1 },
  text = "[Activate]: This heals {amount} damage from each of your characters.",
  powers = {
    pays { cost = { exhaust = this },
      effect = function(me) me:heal(me.amount, your.character) end },
  },
}
