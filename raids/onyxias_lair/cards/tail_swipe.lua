return ability "Tail Swipe" {
  number = 26, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  text = "Her tail sweeps through the room: it destroys target ability, ally or equipment.",
  targets = { target("victim", any.ally:or_type("ability", "equipment"), harm) },
  play = function(me, t) t.victim:destroy() end,
}
