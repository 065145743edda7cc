return ability "Test Gnawing" {
  cost = 2, class = "any",
  values = { amount = 1 },
  text = "Your hero deals {amount} shadow damage to target character. Its controller discards a card.",  --> error text-deed
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "shadow", t.prey)
    local who = me.player
    who:discard(1)
  end,
}
