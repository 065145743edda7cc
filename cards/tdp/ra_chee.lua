return ally "Ra'chee" {
  number = 230, rarity = "common",
  cost = 1, atk = 1, damage = "holy", health = 2,
  tags = { "Troll", "Priest" }, faction = "horde",
  values = { amount = 2 },
  text = "When this enters play, it heals {amount} damage from target character.",
  powers = {
    when.enters_play { of = this, targets = { target("patient", any.character, help) },
      effect = function(me, event, t) me:heal(me.amount, t.patient) end },
  },
}
