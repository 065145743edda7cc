return event "Flame Crash" {
  number = 68, rarity = "uncommon", tags = { "Betrayer" },
  text = "",
  play = function(me) end,
}
