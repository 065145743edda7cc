local fury = gives { to = this, atk = plus(value.bonus), when = attacking }

return boss "Onyxia" {
  number = 3, rarity = "rare", order = 3,
  health = 50, tags = { "Black Dragon" },
  values = { bonus = 3, price = 20 },
  text = "Onyxia is fiercer on the attack: +{bonus} ATK while attacking. <p> ({price}), turn \z
    Onyxia over: no opposing hero survives. Destroy them all.",
  powers = {
    fury,
    pays {
      cost = { resources = value.price, flip_this = true },
      effect = function() all(opposing.hero):destroy() end,
    },
  },
  back = {
    values = { bonus = 3 },
    text = "Onyxia is fiercer on the attack: +{bonus} ATK while attacking.",
    powers = { fury },
  },
}
