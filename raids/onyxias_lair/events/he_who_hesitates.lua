return event "He Who Hesitates ..." {
  number = 15, rarity = "uncommon", tags = { "Onyxia" },
  text = "Too slow: not one resource of your opponents stays ready. Exhaust them all.",
  play = function() all(opposing.resource):exhaust() end,
}
