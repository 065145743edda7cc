return event "Wing Storm" {
  number = 30, rarity = "uncommon", tags = { "Onyxia" },
  text = "A storm of wings: not one opposing ally stays ready. Exhaust them all.",
  play = function() all(opposing.ally):exhaust() end,
}
