return event "You Are Not Prepared!" {
  number = 60, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
