return event "You Are Not Prepared!" {
  number = 53, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
