return ability "Home Lair Advantage" {
  number = 18, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "Your hero can't be targeted by opponents this turn. This turn, your cards on the \z
    chain can't be interrupted.",
  play = function(me)
    me.hero:gain { cant = "be targeted by opponents", lasts = this_turn }
    your.card:in_zone("chain"):gain { cant = "be interrupted", lasts = this_turn }
  end,
}
