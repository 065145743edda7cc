return ally "Test Scout" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "As this enters play, you draw {cards} card.",  --> error text-may
  powers = {
    when.enters_play { of = this, may = true,
      effect = function(me) me.player:draw(me.cards) end },
  },
}
