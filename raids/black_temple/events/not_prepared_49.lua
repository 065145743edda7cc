return event "You Are Not Prepared!" {
  number = 49, rarity = "uncommon",
  ongoing = true,
  values = { less = 2 },
  text = "Ongoing: [Activate]: Each ability in your deck, hand or graveyard has -{less} cost \z
    this turn.",
  powers = {
    pays { cost = { exhaust_this = true }, effect = function(me)
      your.ability:in_zone("hand", "deck", "graveyard"):gain {
        cost = plus(-me.less), once = true, lasts = this_turn }
    end },
  },
}
