return event "He Who Hesitates ..." {
  number = 15, rarity = "uncommon", tags = { "Onyxia" },
  text = "Exhaust each opposing resource.",
  play = function() all(opposing.resource):exhaust() end,
}
