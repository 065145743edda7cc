return ability "Sever the Cord" {
  number = 131, rarity = "common",
  cost = 2, tags = { "Demonology" }, class = { "warlock" },
  instant = true,
  text = "Additional cost: one of your allies is destroyed. <p> A life for a life: target ally is \z
    destroyed.",
  extra_cost = { destroy = your.ally },
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
