return ability "Flame Breath" {
  number = 15, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "Fire rolls over every opposing character: Onyxia deals each of them the stage in fire \z
    damage.",
  play = function(me) me.hero:deal(raid.stage, "fire", opposing.character) end,
}
