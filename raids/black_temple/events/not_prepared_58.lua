return event "You Are Not Prepared!" {
  number = 58, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
