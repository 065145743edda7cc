return weapon "Truesilver Champion" {
  number = 337, rarity = "rare",
  cost = 5, atk = 4, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "warrior" },
  values = { guard = 3 },
  text = "When you strike with this, prevent the next {guard} damage to your hero this combat.",
  powers = {
    when.strikes { of = this,
      effect = function(me) me:begin("parry", this_combat, { left = me.guard }) end },
  },
  later = { parry = prevents.damage { to = your.hero } },
}
