return ability "Deep Breath" {
  number = 9, rarity = "uncommon",
  cost = 2 + x, tags = { "Onyxia" },
  values = { stage = 2 },
  text = "Only if the stage is {stage}. Your hero deals X fire damage to each opposing \z
    character. Players can't interrupt this.",
  cant_be_interrupted = true,
  only_if = word.stage:is(value.stage), cites = "R203.1b",
  play = function(me) me.hero:deal(me.x, "fire", opposing.character) end,
}
