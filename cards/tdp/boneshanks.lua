return ally "Boneshanks" {
  number = 201, rarity = "common",
  cost = 3, atk = 3, damage = "melee", health = 2,
  tags = { "Undead", "Warrior" }, faction = "horde",
  text = "When this is destroyed, destroy target ally.",
  powers = {
    when.destroyed { of = this, targets = { target("company", any.ally, harm) },
      effect = function(me, event, t) t.company:destroy() end },
  },
}
