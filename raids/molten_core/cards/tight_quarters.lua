return ability "Tight Quarters" {
  number = 30, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Molten Core" },
  text = "Destroy target equipment.",
  targets = { target("gear", any.equipment, harm) },
  play = function(me, t) t.gear:destroy() end,
}
