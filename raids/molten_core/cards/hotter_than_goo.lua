return ability "Hotter than Goo" {
  number = 22, rarity = "uncommon", cost = 6,
  tags = { "Molten Core" },
  text = "Destroy each equipment, ally or ability in target opposing player's party.",
  targets = { target("foe", player.opposing, harm) },
  play = function(me, t) all(any.ability:or_type("ally", "equipment"):of(t.foe)):destroy() end,
}
