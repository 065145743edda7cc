local from_afar = use "hoa/from_afar"

return weapon "Rhok'delar, Longbow of the Ancient Keepers" {
  number = 26, rarity = "rare",
  cost = 7, atk = 5, damage = "ranged", strike = 2,
  tags = { "One-Handed", "Ranged (1)", "Bow" },
  class = { "hunter" },
  text = "When you strike with this, your hero has Long-Range this combat.",
  powers = { from_afar.shot },
}
