return ability '"BY FIRE BE PURGED"' {
  number = 41, rarity = "uncommon", cost = 7,
  tags = { "Ragnaros" },
  values = { some = 2 },
  text = "Choose {some}: Destroy each opposing ability. Or: Destroy each opposing ally. Or: Destroy \z
    each opposing equipment.",
  modes = {
    choose = value.some,
    mode { text = "Destroy each opposing ability.", play = function() all(opposing.ability):destroy() end },
    mode { text = "Destroy each opposing ally.", play = function() all(opposing.ally):destroy() end },
    mode { text = "Destroy each opposing equipment.", play = function() all(opposing.equipment):destroy() end },
  },
}
