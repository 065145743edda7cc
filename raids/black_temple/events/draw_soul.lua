return event "Draw Soul" {
  number = 67, rarity = "uncommon", tags = { "Betrayer" },
  text = "",
  play = function(me) end,
}
