return ability "Aimed Shot" {
  number = 32, rarity = "rare",
  cost = 1 + x, tags = { "Marksmanship", "Talent" }, class = { "hunter" },
  requires = "marksmanship_hero",
  text = "Your hero deals X ranged damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.x, "ranged", t.prey) end,
}
