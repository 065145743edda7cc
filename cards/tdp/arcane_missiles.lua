return ability "Arcane Missiles" {
  number = 43, rarity = "common",
  cost = x, x_at_most = value.most, tags = { "Arcane" }, class = { "mage" },
  values = { most = 5 },
  text = "X is at most {most}. Your hero deals X arcane damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.x, "arcane", t.prey) end,
}
