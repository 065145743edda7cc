return ability "Coup de Grace" {
  number = 93, rarity = "common",
  cost = 2, tags = { "Assassination" }, class = { "rogue" },
  text = "Destroy target exhausted ally.",
  targets = { target("mark", any.ally:with { exhausted = true }, harm) },
  play = function(me, t) t.mark:destroy() end,
}
