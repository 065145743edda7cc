local fury = gives { to = this, atk = plus(value.bonus), when = attacking }

return boss "Onyxia" {
  number = 3, rarity = "rare", order = 3,
  health = 50, tags = { "Black Dragon" },
  values = { bonus = 3, price = 20 },
  text = "While attacking, Onyxia has +{bonus} ATK. <p> ({price}), flip Onyxia: Destroy all \z
    opposing heroes.",
  powers = {
    fury,
    pays {
      cost = { resources = value.price, flip_this = true },
      effect = function() all(opposing.hero):destroy() end,
    },
  },
  back = {
    values = { bonus = 3 },
    text = "While attacking, Onyxia has +{bonus} ATK.",
    powers = { fury },
  },
}
