return ability "Dismantle" {
  number = 96, rarity = "uncommon",
  cost = 2, tags = { "Combat" }, class = { "rogue" },
  text = "Destroy target equipment.",
  targets = { target("gear", any.equipment, harm) },
  play = function(me, t) t.gear:destroy() end,
}
