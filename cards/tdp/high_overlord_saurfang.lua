return ally "High Overlord Saurfang" {
  number = 214, rarity = "epic",
  cost = 8, atk = 9, damage = "melee", health = 4,
  tags = { "Orc", "Warrior" }, faction = "horde", unique = true,
  keywords = { "Protector" },
  text = "Protector <p> When this defends against an ally, destroy that ally. <p> When an ally \z
    defends against this, destroy that ally.",
  powers = {
    when.defends { of = this, by = any.ally,
      effect = function(me, event) event.source:destroy() end },
    when.defends { of = any.ally, by = this,
      effect = function(me, event) event.card:destroy() end },
  },
}
