return ability "Tail Swipe" {
  number = 26, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "Destroy target equipment, ally or ability.",
  targets = { target("victim", any.ally:or_type("ability", "equipment"), harm) },
  play = function(me, t) t.victim:destroy() end,
}
