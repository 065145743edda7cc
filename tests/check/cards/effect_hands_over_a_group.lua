return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to target opposing ally. When that ally leaves play this turn, draw a card.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "fire", t.ally)
    local struck = all { t.ally }
    me:begin("ward", this_turn, { struck })  --> error wrong-type
    me:begin("ward", this_turn, { struck[1], me.player, me.amount, left = me.amount })
  end,
  later = {
    ward = when.leaves_play { of = given, effect = function(me) me.player:draw(1) end },
  },
}
