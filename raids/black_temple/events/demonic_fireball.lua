return event "Demonic Fireball" {
  number = 66, rarity = "uncommon", tags = { "Betrayer" },
  text = "",
  play = function(me) end,
}
