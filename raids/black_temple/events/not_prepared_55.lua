return event "You Are Not Prepared!" {
  number = 55, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
