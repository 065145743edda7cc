return event "You Are Not Prepared!" {
  number = 49, rarity = "uncommon",
  ongoing = true,
  values = { less = 2 },
  text = "Ongoing: [Activate]: The next ability that you play this turn costs {less} less.",
  powers = {
    pays { cost = { exhaust = this }, effect = function(me)
      your.ability:in_zone("hand", "deck", "graveyard"):gain {
        cost = plus(-me.less), once = true, lasts = this_turn }
    end },
  },
}
