return ability "Shattering Scales" {
  number = 25, rarity = "uncommon",
  cost = 4, tags = { "Onyxia" },
  text = "Spells break and steel bends: every opposing ability and equipment is destroyed.",
  play = function() all(opposing.ability:or_type("equipment")):destroy() end,
}
