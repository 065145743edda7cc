return ally "Deacon Johanna" {
  number = 234, rarity = "uncommon",
  cost = 2, atk = 2, damage = "holy", health = 2,
  tags = { "Undead", "Priest" }, faction = "horde",
  values = { price = 2, amount = 2 },
  text = "({price}): This heals {amount} damage from target character. Only once per turn.",
  powers = {
    pays { cost = { resources = value.price }, once_per_turn = true,
      targets = { target("patient", any.character, help) },
      effect = function(me, t) me:heal(me.amount, t.patient) end },
  },
}
