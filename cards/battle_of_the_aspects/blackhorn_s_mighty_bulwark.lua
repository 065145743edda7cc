return armor "Blackhorn's Mighty Bulwark" {
  number = 61, rarity = "uncommon",
  cost = 4, def = 5,
  tags = { "Off-Hand (1)", "Shield" }, class = { "warrior" },
  text = "When each turn starts, ready this.",
  powers = { at.start_of_turn { effect = function(me) me:ready() end } },
}
