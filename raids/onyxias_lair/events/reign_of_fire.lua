return event "Reign of Fire" {
  number = 23, rarity = "uncommon", tags = { "Onyxia" },
  text = "Embers rain on every opposing ally: each takes the stage in fire damage from Onyxia.",
  play = function(me) me.hero:deal(raid.stage, "fire", opposing.ally) end,
}
