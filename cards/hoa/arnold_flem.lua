return ally "Arnold Flem" {
  number = 225, rarity = "uncommon",
  cost = 4, atk = 4, damage = "fire", health = 2,
  tags = { "Undead", "Mage" }, faction = "horde",
  values = { amount = 1 },
  text = "When this is destroyed, it deals {amount} fire damage to each opposing character.",
  powers = {
    when.destroyed { of = this,
      effect = function(me) me:deal(me.amount, "fire", opposing.character) end },
  },
}
