return ability "Crush" {
  number = 8, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "Destroy target ally.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:destroy() end,
}
