return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { price = 1, cards = 1 },
  text = "[Basic] ({price}): draw {cards} card.",  --> error text-limit
  powers = {
    pays { cost = { resources = value.price }, effect = function(me) me.player:draw(me.cards) end },
  },
}
