return ally "Boneshanks" {
  number = 201, rarity = "common",
  cost = 3, atk = 3, damage = "melee", health = 2,
  tags = { "Undead", "Warrior" }, faction = "horde",
  text = "Boneshanks never leaves alone: once he is destroyed, target ally is destroyed as well.",
  powers = {
    when.destroyed { of = this, targets = { target("company", any.ally, harm) },
      effect = function(me, event, t) t.company:destroy() end },
  },
}
