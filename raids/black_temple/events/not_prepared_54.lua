return event "You Are Not Prepared!" {
  number = 54, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
