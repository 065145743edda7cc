return event "Shadow Demons" {
  number = 69, rarity = "uncommon", tags = { "Betrayer" },
  text = "",
  play = function(me) end,
}
