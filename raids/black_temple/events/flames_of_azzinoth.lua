return event "Flames of Azzinoth" {
  number = 70, rarity = "uncommon", tags = { "Betrayer" },
  text = "",
  play = function(me) end,
}
