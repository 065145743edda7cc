return event "Rage of the Destroyer" {
  number = 35, rarity = "common", tags = { "Deathwing" },
  values = { last = 3, rage = 2, fury = 5 },
  text = "If the stage is {last} or more, your hero deals {fury} fire damage to each opposing \z
    character. Otherwise, your hero deals {rage} fire damage to each opposing character.",
  play = function(me) me.hero:deal(raid.stage >= me.last and me.fury or me.rage, "fire", opposing.character) end,
}
