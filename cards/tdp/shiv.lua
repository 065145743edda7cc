return ability "Shiv" {
  number = 87, rarity = "common",
  cost = 1, tags = { "Combo", "Combat" }, class = { "rogue" },
  values = { amount = 1 },
  text = "A quick nick: your hero deals {amount} melee damage to target character, and that is \z
    combat damage.",
  targets = { target("mark", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "melee", t.mark, { combat = true }) end,
}
