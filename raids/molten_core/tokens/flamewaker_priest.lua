return token "Flamewaker Priest" {
  number = 2, rarity = "common",
  atk = 1, damage = "melee", health = 5, tags = { "Flamewaker", "Token" },
  values = { balm = 4 },
  text = "[Activate]: This heals {balm} damage from target character. Only in your turn.",
  powers = {
    pays { cost = { exhaust = this }, only_your_turn = true,
      targets = { target("patient", any.character, help) },
      effect = function(me, t) me:heal(me.balm, t.patient) end },
  },
}
