return ability "Quick Strike" {
  number = 165, rarity = "common",
  cost = 3, class = "any",
  instant = true,
  values = { amount = 2 },
  text = "Strike where they are not looking: {amount} melee damage from your hero to target \z
    character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "melee", t.prey) end,
}
