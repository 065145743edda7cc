return event "You Are Not Prepared!" {
  number = 50, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
