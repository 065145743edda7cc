return ability "Home Lair Advantage" {
  number = 18, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "For the rest of this turn, opponents can't target Onyxia and your cards can't be \z
    interrupted.",
  play = function(me)
    me.hero:gain { cant = "be targeted by opponents", lasts = this_turn }
    your.card:in_zone("chain"):gain { cant = "be interrupted", lasts = this_turn }
  end,
}
