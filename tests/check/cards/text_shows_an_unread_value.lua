return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3, cards = 2 },
  text = "Target character takes {amount} fire damage. Draw {cards} cards.",  --> error text-value
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "fire", t.prey)
    me.player:draw(1)
  end,
}
