return ally "Freya Lightsworn" {
  number = 183, rarity = "common",
  cost = 2, atk = 2, damage = "holy", health = 2,
  tags = { "Dwarf", "Priest" }, faction = "alliance",
  values = { amount = 3 },
  text = "[Activate]: Freya tends to target character and heals {amount} damage from it.",
  powers = {
    pays { cost = { exhaust_this = true },
      targets = { target("patient", any.character, help) },
      effect = function(me, t) me:heal(me.amount, t.patient) end },
  },
}
