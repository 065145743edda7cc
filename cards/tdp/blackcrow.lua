local from_afar = use "hoa/from_afar"

return weapon "Blackcrow" {
  number = 271, rarity = "uncommon",
  cost = 2, atk = 1, damage = "ranged", strike = 1,
  tags = { "One-Handed", "Ranged (1)", "Crossbow" }, class = { "hunter" },
  text = "Its bolt outflies every answer: if you strike with Blackcrow, your hero has Long-Range \z
    this combat.",
  powers = { from_afar.shot },
}
