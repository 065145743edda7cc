local words = use "onyxias_lair/words"

return event "Fickle Fate" {
  number = 12, rarity = "uncommon", tags = { "Onyxia" },
  text = "Fate is not done: another event follows this one, and both end as your resources.",
  play = function(me) words.next_event(me.player) end,
}
