return ability "Sever the Cord" {
  number = 131, rarity = "common",
  cost = 2, tags = { "Demonology" }, class = { "warlock" },
  instant = true,
  text = "As an additional cost, destroy one of your allies. Destroy target ally.",
  extra_cost = { destroy = your.ally },
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
