return event "You Are Not Prepared!" {
  number = 52, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
