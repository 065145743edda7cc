return token "Flamewaker Healer" {
  number = 5, rarity = "common",
  atk = 1, damage = "melee", health = 3, tags = { "Flamewaker", "Token" },
  values = { bolt = 1 },
  text = "[Activate]: This deals {bolt} shadow damage to each character in target opposing \z
    player's party.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("foe", player.opposing, harm) },
      effect = function(me, t) me:deal(me.bolt, "shadow", any.character:of(t.foe)) end },
  },
}
