return ability "Lava Pool" {
  number = 24, rarity = "uncommon", cost = 2,
  tags = { "Molten Core" },
  text = "Destroy target equipment, ally or ability.",
  targets = { target("fuel", any.ability:or_type("ally", "equipment"), harm) },
  play = function(me, t) t.fuel:destroy() end,
}
