return ability "Infinite Brilliance" {
  number = 13, rarity = "rare",
  cost = 4, ongoing = true, tags = { "Arcane" }, class = { "mage" },
  values = { cards = 1 },
  text = "Ongoing: When your turn starts, draw {cards} card.",
  powers = { at.start_of_turn { whose = "your", effect = function(me) me.player:draw(me.cards) end } },
}
