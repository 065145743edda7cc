return ability "Aimed Shot" {
  number = 32, rarity = "rare",
  cost = 1 + x, tags = { "Marksmanship", "Talent" }, class = { "hunter" },
  requires = "marksmanship_hero",
  text = "Breathe out, let go: target character is dealt X ranged damage by your hero.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.x, "ranged", t.prey) end,
}
