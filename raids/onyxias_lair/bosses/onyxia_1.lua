local fury = gives { to = this, atk = plus(value.bonus), when = attacking }

return boss "Onyxia" {
  number = 1, rarity = "rare", order = 1,
  health = 20, tags = { "Black Dragon" },
  values = { bonus = 1, price = 10 },
  text = "Onyxia is fiercer on the attack: +{bonus} ATK while attacking. <p> ({price}), turn \z
    Onyxia over: target opposing hero is destroyed.",
  powers = {
    fury,
    pays {
      cost = { resources = value.price, flip_this = true },
      targets = { target("hero", opposing.hero, harm) },
      effect = function(me, t) t.hero:destroy() end,
    },
  },
  back = {
    values = { bonus = 1 },
    text = "Onyxia is fiercer on the attack: +{bonus} ATK while attacking.",
    powers = { fury },
  },
}
