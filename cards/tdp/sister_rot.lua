return ally "Sister Rot" {
  number = 233, rarity = "common",
  cost = 5, atk = 5, damage = "shadow", health = 2,
  tags = { "Undead", "Priest" }, faction = "horde",
  text = "When this enters play, you may destroy target ability.",
  powers = {
    when.enters_play { of = this, may = "destroy", targets = { target("spell", any.ability, harm) },
      effect = function(me, event, t) t.spell:destroy() end },
  },
}
