return ability "Redouble Effort" {
  number = 21, rarity = "uncommon", cost = 3,
  ongoing = true,
  text = "Ongoing: [Activate]: Ready your hero. This turn, it can't attack a hero that it has \z
    attacked this turn.",
  powers = {
    pays { cost = { exhaust = this }, effect = function(me)
      me.hero:ready()
      me.hero:gain { cant_attack = any.hero:with { attacked_by_it = true }, lasts = this_turn }
    end },
  },
}
