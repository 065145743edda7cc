return event "Burn to a Crisp" {
  number = 5, rarity = "uncommon", tags = { "Onyxia" },
  text = "Target opposing ally is roasted: Onyxia deals it as much fire damage as you have \z
    resources.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t) me.hero:deal(#me.player.resources, "fire", t.ally) end,
}
