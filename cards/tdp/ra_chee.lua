return ally "Ra'chee" {
  number = 230, rarity = "common",
  cost = 1, atk = 1, damage = "holy", health = 2,
  tags = { "Troll", "Priest" }, faction = "horde",
  values = { amount = 2 },
  text = "Ra'chee enters play with a charm in each hand: target character is healed of {amount} \z
    damage.",
  powers = {
    when.enters_play { of = this, targets = { target("patient", any.character, help) },
      effect = function(me, event, t) me:heal(me.amount, t.patient) end },
  },
}
