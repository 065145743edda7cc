return ability "Flame Breath" {
  number = 15, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "Your hero deals fire damage equal to the stage to each opposing character.",
  play = function(me) me.hero:deal(raid.stage, "fire", opposing.character) end,
}
