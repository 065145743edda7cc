local words = use "molten_core/words"

return boss "Sulfuron Harbinger" {
  number = 7, rarity = "rare", order = 7,
  health = 10, tags = { "Flamewaker" },
  values = { bonus = 4 },
  text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> \z
    [Activate]: Flip this. Only in your turn.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    words.hunts_heroes,
    pays { cost = { exhaust = this }, only_your_turn = true, effect = function(me) me:flip() end },
  },
  back = {
    values = { charge = 8 },
    text = "While this is attacking, it has +{charge} ATK. <p> This can't attack an ally.",
    powers = {
      gives { to = this, atk = plus(value.charge), only_if = attacking },
      words.hunts_heroes,
    },
  },
}
