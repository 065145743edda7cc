return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "Destroyed, it leaves you something: draw {cards} card.",  --> warning text-strays
  powers = {
    when.destroyed { of = this, effect = function(me) me.player:draw(me.cards) end },
  },
}
