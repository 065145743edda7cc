return event "You Are Not Prepared!" {
  number = 45, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
