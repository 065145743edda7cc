return ally "Krax Gravesteel" {
  number = 39, rarity = "rare",
  cost = 2, atk = 2, damage = "melee", health = 1,
  tags = { "Goblin", "Death Knight" }, faction = "horde",
  values = { rot = 2 },
  text = "When this is destroyed, target opposing ally has -{rot} health this turn.",
  powers = {
    when.destroyed { of = this, targets = { target("prey", opposing.ally, harm) },
      effect = function(me, event, t) t.prey:gain { health = -me.rot, lasts = this_turn } end },
  },
}
