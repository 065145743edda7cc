return ally "Lord Grayson Shadowbreaker" {
  number = 201, rarity = "epic",
  cost = 7, atk = 4, damage = "holy", health = 7,
  tags = { "Human", "Paladin" }, faction = "alliance",
  keywords = { "Protector" }, unique = true,
  values = { amount = 2 },
  text = "Protector <p> When this is exhausted, it heals {amount} damage from target character.",
  powers = {
    when.exhausted { of = this,
      targets = { target("patient", any.character, help) },
      effect = function(me, event, t) me:heal(me.amount, t.patient) end },
  },
}
