return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Target character takes {amount} fire damage if you have many cards in hand.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    if #me.player.hand > 7 then  --> warning bare-number
      me.hero:deal(me.amount, "fire", t.prey)
    end
  end,
}
