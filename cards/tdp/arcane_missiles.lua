return ability "Arcane Missiles" {
  number = 43, rarity = "common",
  cost = x, x_at_most = value.most, tags = { "Arcane" }, class = { "mage" },
  values = { most = 5 },
  text = "X is {most} at most. <p> As many missiles as you have power for: X arcane damage from \z
    your hero to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.x, "arcane", t.prey) end,
}
