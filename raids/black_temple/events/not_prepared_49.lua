return event "You Are Not Prepared!" {
  number = 49, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
