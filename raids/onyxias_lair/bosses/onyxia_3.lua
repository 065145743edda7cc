local fury = gives { to = this, atk = plus(value.bonus), only_if = attacking }

return boss "Onyxia" {
  number = 3, rarity = "rare", order = 3,
  health = 50, tags = { "Black Dragon" },
  values = { bonus = 3, price = 20 },
  text = "While this is attacking, it has +{bonus} ATK. <p> ({price}) and flip this: Destroy \z
    each opposing hero.",
  powers = {
    fury,
    pays {
      cost = { resources = value.price, flip = this },
      effect = function() all(opposing.hero):destroy() end,
    },
  },
  back = {
    values = { bonus = 3 },
    text = "While this is attacking, it has +{bonus} ATK.",
    powers = { fury },
  },
}
