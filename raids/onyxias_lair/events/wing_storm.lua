return event "Wing Storm" {
  number = 30, rarity = "uncommon", tags = { "Onyxia" },
  text = "Exhaust each opposing ally.",
  play = function() all(opposing.ally):exhaust() end,
}
