return weapon "Gutgore Ripper" {
  number = 23, rarity = "rare",
  cost = 3, atk = 2, damage = "melee", strike = 2,
  tags = { "One-Handed", "Melee (1)", "Dagger" },
  class = { "rogue", "shaman", "warrior" },
  values = { rot = 1 },
  text = "When you strike with this, target opposing ally has -{rot} health this turn.",
  powers = {
    when.strikes { of = this, targets = { target("prey", opposing.ally, harm) },
      effect = function(me, event, t) t.prey:gain { health = -me.rot, lasts = this_turn } end },
  },
}
