return event "You Are Not Prepared!" {
  number = 61, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
