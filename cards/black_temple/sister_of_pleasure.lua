return ally "Sister of Pleasure" {
  number = 41, rarity = "common", cost = 1, atk = 1, damage = "holy", health = 2,
  tags = { "Demon", "Traitor" }, requires = "traitor_hero",
  keywords = "Protector",
  values = { amount = 1 },
  text = "Protector <p> When this defends, it heals {amount} damage from target character.",
  powers = {
    when.defends { of = this, targets = { target("patient", any.character, help) },
      effect = function(me, event, t) me:heal(me.amount, t.patient) end },
  },
}
