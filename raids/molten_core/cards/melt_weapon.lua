return ability "Melt Weapon" {
  number = 50, rarity = "uncommon", cost = 2,
  tags = { "Ragnaros" },
  text = "Destroy each equipment in target opposing player's party.",
  targets = { target("foe", player.opposing, harm) },
  play = function(me, t) all(any.equipment:of(t.foe)):destroy() end,
}
