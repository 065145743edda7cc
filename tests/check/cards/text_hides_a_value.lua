return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3, cards = 1 },
  text = "Target character takes {amount} fire damage. Draw a card.",  --> warning silent-value
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "fire", t.prey)
    me.player:draw(me.cards)
  end,
}
