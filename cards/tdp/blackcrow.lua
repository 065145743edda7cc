local from_afar = use "hoa/from_afar"

return weapon "Blackcrow" {
  number = 271, rarity = "uncommon",
  cost = 2, atk = 1, damage = "ranged", strike = 1,
  tags = { "One-Handed", "Ranged (1)", "Crossbow" }, class = { "hunter" },
  text = "When you strike with this, your hero has Long-Range this combat.",
  powers = { from_afar.shot },
}
