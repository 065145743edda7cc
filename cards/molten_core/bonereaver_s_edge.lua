return weapon "Bonereaver's Edge" {
  number = 18, rarity = "rare",
  cost = 6, atk = 5, damage = "melee", strike = 2,
  tags = { "Two-Handed", "Melee (1)", "Sword" },
  class = { "paladin", "warrior" },
  text = "When this enters play, you may destroy target armor.",
  powers = {
    when.enters_play { of = this, may = "destroy", targets = { target("gear", any.armor, harm) },
      effect = function(me, event, t) t.gear:destroy() end },
  },
}
