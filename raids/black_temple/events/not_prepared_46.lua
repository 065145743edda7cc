return event "You Are Not Prepared!" {
  number = 46, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
