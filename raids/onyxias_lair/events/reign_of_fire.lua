return event "Reign of Fire" {
  number = 23, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your hero deals fire damage equal to the stage to each opposing ally.",
  play = function(me) me.hero:deal(raid.stage, "fire", opposing.ally) end,
}
