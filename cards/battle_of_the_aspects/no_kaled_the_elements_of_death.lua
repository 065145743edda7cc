return weapon "No'Kaled, the Elements of Death" {
  number = 71, rarity = "rare",
  cost = 3, atk = 5, damage = "melee", strike = 5,
  tags = { "One-Handed", "Melee (1)", "Axe" }, class = { "shaman" },
  values = { surge = 1, bonus = 2 },
  text = "Your allies have +{bonus} ATK for each of the surge counters on this. <p> When you \z
    strike with this, put {surge} surge counter on it.",
  powers = {
    when.strikes { of = this, effect = function(me) me:add_counters("surge", me.surge) end },
    gives { to = your.ally, atk = plus(value.bonus * stat("counters", "surge")) },
  },
}
