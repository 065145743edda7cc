return ability "Test Chorus" {
  cost = 2, class = "any", ongoing = true,
  values = { cards = 1 },
  text = "Ongoing: Exhaust two of your allies: draw {cards} card.",  --> error text-number
  powers = {
    pays { cost = { exhaust = your.ally, count = 3 }, effect = function(me) me.player:draw(me.cards) end },
  },
}
