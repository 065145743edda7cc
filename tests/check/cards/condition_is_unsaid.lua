return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "Your turn starts with {cards} card: draw it.",  --> error text-if
  powers = {
    at.start_of_turn { whose = "your", only_if = count(your.ally):at_least(3),
      effect = function(me) me.player:draw(me.cards) end },
  },
}
