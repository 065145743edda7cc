return ally "Test Mourner" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "When one of your allies in your graveyard is destroyed, draw {cards} card.",
  powers = {
    when.destroyed { of = your.ally:in_zone("graveyard"),  --> warning never-true
      effect = function(me) me.player:draw(me.cards) end },
  },
}
