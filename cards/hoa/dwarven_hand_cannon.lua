local from_afar = use "hoa/from_afar"

return weapon "Dwarven Hand Cannon" {
  number = 319, rarity = "epic",
  cost = 4, atk = 1, damage = "ranged", strike = 2,
  tags = { "One-Handed", "Ranged (1)", "Gun" }, class = { "hunter" },
  values = { price = 2, bonus = 1 },
  text = "When you strike with this, your hero has Long-Range this combat. <p> ({price}): This \z
    has +{bonus} ATK this turn.",
  powers = {
    from_afar.shot,
    pays { cost = { resources = value.price },
      effect = function(me) me:gain { atk = me.bonus, lasts = this_turn } end },
  },
}
