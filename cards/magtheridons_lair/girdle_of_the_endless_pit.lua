return armor "Girdle of the Endless Pit" {
  number = 3, rarity = "rare",
  cost = 1, def = 3,
  tags = { "Waist (1)", "Plate" },
  class = { "paladin", "warrior" },
  values = { bite = 1 },
  text = "When your turn starts, put {bite} damage on your hero.",
  powers = { at.start_of_turn { whose = "your", effect = function(me) me.hero:put_damage(me.bite) end } },
}
