return event "Rage of the Destroyer" {
  number = 35, rarity = "common", tags = { "Deathwing" },
  values = { rage = 2, fury = 5 },
  play = function(me) me.hero:deal(raid.stage >= 3 and me.fury or me.rage, "fire", opposing.character) end,
}
