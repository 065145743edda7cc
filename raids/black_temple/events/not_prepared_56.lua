return event "You Are Not Prepared!" {
  number = 56, rarity = "uncommon",
  ongoing = true,
  text = "Ongoing: [Activate]: Exhaust target ally.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("ally", any.ally, harm) },
      effect = function(me, t) t.ally:exhaust() end },
  },
}
