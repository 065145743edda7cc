return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "Draw {cards} card.",  --> error text-when
  powers = {
    when.enters_play { of = this, effect = function(me) me.player:draw(me.cards) end },
  },
}
