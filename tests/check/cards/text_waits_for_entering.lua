return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "As it enters play and attacks, draw {cards} card.",  --> error text-when
  powers = {
    when.attacks { of = this, effect = function(me) me.player:draw(me.cards) end },
  },
}
