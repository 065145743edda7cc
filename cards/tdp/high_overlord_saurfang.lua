return ally "High Overlord Saurfang" {
  number = 214, rarity = "epic",
  cost = 8, atk = 9, damage = "melee", health = 4,
  tags = { "Orc", "Warrior" }, faction = "horde", unique = true,
  keywords = { "Protector" },
  text = "Protector <p> No ally outlives a fight with Saurfang: as one attacks him, or defends \z
    against him, it is destroyed.",
  powers = {
    when.defends { of = this, by = any.ally,
      effect = function(me, event) event.source:destroy() end },
    when.defends { of = any.ally, by = this,
      effect = function(me, event) event.card:destroy() end },
  },
}
