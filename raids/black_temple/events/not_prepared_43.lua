return event "You Are Not Prepared!" {
  number = 43, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
