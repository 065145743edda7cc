return ability "Demonic Fury" {
  number = 12, rarity = "uncommon", cost = 2,
  ongoing = true,
  values = { less = 2 },
  text = "Ongoing: This enters play exhausted. <p> Ongoing: [Activate]: The next card that you \z
    play this turn costs {less} less.",
  powers = {
    enters { exhausted = true },
    pays { cost = { exhaust = this },
      effect = function(me)
        your.card:in_zone("hand"):gain { cost = plus(-me.less), once = true, lasts = this_turn }
      end },
  },
}
