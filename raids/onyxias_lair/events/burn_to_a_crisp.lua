return event "Burn to a Crisp" {
  number = 5, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your hero deals fire damage equal to the number of your resources to target opposing \z
    ally.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t) me.hero:deal(#me.player.resources, "fire", t.ally) end,
}
