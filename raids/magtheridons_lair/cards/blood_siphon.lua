return ability "Blood Siphon" {
  number = 7, rarity = "uncommon", cost = 1,
  ongoing = true,
  values = { cards = 3 },
  text = "Ongoing: Destroy this: Draw {cards} cards.",
  powers = { pays { cost = { destroy = this }, effect = function(me) me.player:draw(me.cards) end } },
}
