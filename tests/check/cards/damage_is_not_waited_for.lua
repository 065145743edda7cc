return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "As it suffers, draw a card.",  --> error text-when
  powers = {
    when.dealt_damage { of = this, effect = function(me) me.player:draw(1) end },
  },
}
