return event "You Are Not Prepared!" {
  number = 44, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
