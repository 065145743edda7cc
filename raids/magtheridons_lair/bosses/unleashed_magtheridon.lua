local bloods = use("magtheridons_lair/words").bloods

return boss "Magtheridon" {
  number = 2, rarity = "rare", order = 2,
  health = 100, tags = { "Pit Lord" },
  values = { rage = 1, brim = 10 },
  text = "While this is attacking, it has +{rage} ATK for each Blood fixture. <p> When a Blood \z
    fixture enters play as the {brim}th of them, flip this.",
  powers = {
    gives { to = this, atk = plus(value.rage * count(bloods)), only_if = attacking },
    when.enters_play { of = bloods, only_if = function(me) return #all(bloods) >= me.brim end,
      effect = function(me) me:flip() end },
  },
  back = {
    values = { fury = 2 },
    text = "While this is attacking, it has +{fury} ATK for each Blood fixture.",
    powers = { gives { to = this, atk = plus(value.fury * count(bloods)), only_if = attacking } },
  },
}
