return ability "Prey on the Weak" {
  number = 85, rarity = "common",
  cost = 2, tags = { "Assassination" }, class = { "rogue" },
  instant = true,
  values = { most = 4 },
  text = "Destroy target ally with cost {most} or less.",
  targets = { target("mark", any.ally:with { cost = { max = value.most } }, harm) },
  play = function(me, t) t.mark:destroy() end,
}
