return ally "Freya Lightsworn" {
  number = 183, rarity = "common",
  cost = 2, atk = 2, damage = "holy", health = 2,
  tags = { "Dwarf", "Priest" }, faction = "alliance",
  values = { amount = 3 },
  text = "[Activate]: This heals {amount} damage from target character.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("patient", any.character, help) },
      effect = function(me, t) me:heal(me.amount, t.patient) end },
  },
}
