return event "You Are Not Prepared!" {
  number = 64, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
