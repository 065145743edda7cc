return ability "Crush of Ember Court" {
  number = 3, rarity = "common",
  cost = 3, tags = { "Fire" },
  instant = true,
  text = "Target opposing ally is destroyed.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t) t.ally:destroy() end,
}
