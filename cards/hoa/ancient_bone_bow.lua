local from_afar = use "hoa/from_afar"

return weapon "Ancient Bone Bow" {
  number = 311, rarity = "uncommon",
  cost = 3, atk = 2, damage = "ranged", strike = 2,
  tags = { "One-Handed", "Ranged (1)", "Bow" }, class = { "hunter" },
  text = "When you strike with this, your hero has Long-Range this combat.",
  powers = { from_afar.shot },
}
