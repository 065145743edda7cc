return ability "Intercept" {
  number = 121, rarity = "common",
  cost = 1, tags = { "Fury" }, class = { "warrior" },
  instant = true,
  values = { amount = 1 },
  text = "Exhaust target character. Your hero deals {amount} melee damage to that character.",
  targets = { target("foe", any.character, harm) },
  play = function(me, t)
    t.foe:exhaust()
    me.hero:deal(me.amount, "melee", t.foe)
  end,
}
