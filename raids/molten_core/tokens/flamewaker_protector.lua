return token "Flamewaker Protector" {
  number = 6, rarity = "common",
  atk = 0, damage = "melee", health = 1, tags = { "Flamewaker", "Token" },
  text = "[Activate]: Exhaust target ready ally. It deals melee damage equal to its ATK to its \z
    controller's hero. Only in your turn.",
  powers = {
    pays { cost = { exhaust = this }, only_your_turn = true,
      targets = { target("puppet", any.ally:with { ready = true }, harm) },
      effect = function(me, t)
        t.puppet:exhaust()
        t.puppet:deal(t.puppet.atk, "melee", t.puppet.hero)
      end },
  },
}
