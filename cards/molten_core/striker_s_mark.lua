local from_afar = use "hoa/from_afar"

return weapon "Striker's Mark" {
  number = 29, rarity = "rare",
  cost = 2, atk = 1, damage = "ranged", strike = 2,
  tags = { "One-Handed", "Ranged (1)", "Bow" },
  class = { "hunter", "rogue", "warrior" },
  values = { bonus = 1 },
  text = "Your Melee weapons have +{bonus} ATK. <p> When you strike with this, your hero has \z
    Long-Range this combat.",
  powers = {
    gives { to = your.weapon:with { tag = "Melee" }, atk = plus(value.bonus) },
    from_afar.shot,
  },
}
