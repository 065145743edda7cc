local words = use "onyxias_lair/words"

return event "Fickle Fate" {
  number = 12, rarity = "uncommon", tags = { "Onyxia" },
  text = "After this event, play the top card of your event deck as another event. Put both \z
    into your resource row.",
  play = function(me) words.next_event(me.player) end,
}
