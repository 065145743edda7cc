local fury = gives { to = this, atk = plus(value.bonus), only_if = attacking }

return boss "Onyxia" {
  number = 1, rarity = "rare", order = 1,
  health = 20, tags = { "Black Dragon" },
  values = { bonus = 1, price = 10 },
  text = "While this is attacking, it has +{bonus} ATK. <p> ({price}) and flip this: Destroy \z
    target opposing hero.",
  powers = {
    fury,
    pays {
      cost = { resources = value.price, flip = this },
      targets = { target("hero", opposing.hero, harm) },
      effect = function(me, t) t.hero:destroy() end,
    },
  },
  back = {
    values = { bonus = 1 },
    text = "While this is attacking, it has +{bonus} ATK.",
    powers = { fury },
  },
}
