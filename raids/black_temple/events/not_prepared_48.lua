return event "You Are Not Prepared!" {
  number = 48, rarity = "uncommon",
  text = "",
  play = function(me) end,
}
