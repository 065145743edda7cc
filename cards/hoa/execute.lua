return ability "Execute" {
  number = 141, rarity = "common",
  cost = 1, tags = { "Fury" }, class = { "warrior" },
  instant = true,
  text = "Destroy target damaged ally.",
  targets = { target("victim", any.ally:with { damaged = true }, harm) },
  play = function(me, t) t.victim:destroy() end,
}
