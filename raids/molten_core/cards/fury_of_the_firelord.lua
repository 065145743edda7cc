return ability "Fury of the Firelord" {
  number = 46, rarity = "uncommon", cost = 15,
  tags = { "Ragnaros" },
  cant_be_interrupted = true,
  values = { fury = 50 },
  text = "Your hero deals {fury} unpreventable fire damage to each opposing character. Players \z
    can't interrupt this.",
  play = function(me) me.hero:deal(me.fury, "fire", opposing.character, { unpreventable = true }) end,
}
