return ability "Trophy Kill" {
  number = 40, rarity = "common",
  cost = 3, tags = { "Marksmanship" }, class = { "hunter" },
  instant = true,
  values = { least = 4 },
  text = "Destroy target ally with cost {least} or more.",
  targets = { target("game", any.ally:with { cost = { min = value.least } }, harm) },
  play = function(me, t) t.game:destroy() end,
}
