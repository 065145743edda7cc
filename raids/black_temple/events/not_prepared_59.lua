return event "You Are Not Prepared!" {
  number = 59, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
