return ability "Deep Breath" {
  number = 9, rarity = "uncommon",
  cost = 2 + x, tags = { "Onyxia" },
  values = { stage = 2 },
  text = "Stage {stage} only. <p> Every opposing character takes X fire damage from Onyxia. <p> \z
    This can't be interrupted.",
  cant_be_interrupted = true,
  only_if = word.stage:is(value.stage), cites = "R203.1b",
  play = function(me) me.hero:deal(me.x, "fire", opposing.character) end,
}
