return event "You Are Not Prepared!" {
  number = 62, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
