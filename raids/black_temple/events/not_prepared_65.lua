return event "You Are Not Prepared!" {
  number = 65, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
