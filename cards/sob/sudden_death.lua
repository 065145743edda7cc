return ability "Sudden Death" {
  number = 123, rarity = "uncommon",
  cost = 2, instant = true, tags = { "Traitor" }, class = { "warrior" }, requires = "traitor_hero",
  text = "Target undamaged ally is destroyed: one stroke, no wound before it.",
  targets = { target("unhurt", any.ally:without { damaged = true }, harm) },
  play = function(me, t) t.unhurt:destroy() end,
}
