return event "You Are Not Prepared!" {
  number = 56, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
