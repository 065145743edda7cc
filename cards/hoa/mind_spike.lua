return ability "Mind Spike" {
  number = 82, rarity = "common",
  cost = 2, tags = { "Shadow" }, class = { "priest" },
  values = { amount = 1 },
  text = "Your hero deals {amount} shadow damage to target character. Its controller discards a \z
    card for each damage dealt this way.",
  targets = { target("mind", any.character, harm) },
  play = function(me, t)
    local dealt = me.hero:deal(me.amount, "shadow", t.mind)
    t.mind.controller:discard(dealt)
  end,
}
