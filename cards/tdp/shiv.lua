return ability "Shiv" {
  number = 87, rarity = "common",
  cost = 1, tags = { "Combo", "Combat" }, class = { "rogue" },
  values = { amount = 1 },
  text = "Your hero deals {amount} melee combat damage to target character.",
  targets = { target("mark", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "melee", t.mark, { combat = true }) end,
}
