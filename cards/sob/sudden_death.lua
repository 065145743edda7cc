return ability "Sudden Death" {
  number = 123, rarity = "uncommon",
  cost = 2, instant = true, tags = { "Traitor" }, class = { "warrior" }, requires = "traitor_hero",
  text = "Destroy target undamaged ally.",
  targets = { target("unhurt", any.ally:without { damaged = true }, harm) },
  play = function(me, t) t.unhurt:destroy() end,
}
