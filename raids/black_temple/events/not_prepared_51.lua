return event "You Are Not Prepared!" {
  number = 51, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
