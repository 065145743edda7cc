return event "You Are Not Prepared!" {
  number = 47, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
