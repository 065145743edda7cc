return event "You Are Not Prepared!" {
  number = 57, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
