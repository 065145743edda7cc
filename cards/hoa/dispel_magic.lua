return ability "Dispel Magic" {
  number = 77, rarity = "uncommon",
  cost = 1, tags = { "Discipline" }, class = { "priest" },
  instant = true,
  text = "Destroy target ability.",
  targets = { target("spell", any.ability, harm) },
  play = function(me, t) t.spell:destroy() end,
}
