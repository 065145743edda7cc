return ability "Mind Spike" {
  number = 82, rarity = "common",
  cost = 2, tags = { "Shadow" }, class = { "priest" },
  values = { amount = 1 },
  text = "Drive a thought into target character: {amount} shadow damage from your hero. Whoever \z
    controls it forgets a card, a discard for each damage that arrived.",
  targets = { target("mind", any.character, harm) },
  play = function(me, t)
    local dealt = me.hero:deal(me.amount, "shadow", t.mind)
    t.mind.controller:discard(dealt)
  end,
}
