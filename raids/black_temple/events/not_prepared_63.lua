return event "You Are Not Prepared!" {
  number = 63, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
