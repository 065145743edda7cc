return armor "Test Mail" {
  cost = 1, def = 1, class = { "mage" },
  values = { cards = 1 },
  text = "When this prevents damage, draw {cards} card.",
  powers = { when.prevented { by = this, effect = function(me) me.player:draw(me.cards) end } },
}
