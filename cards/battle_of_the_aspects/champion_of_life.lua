return ally "Champion of Life" {
  number = 48, rarity = "uncommon",
  cost = 3, atk = 4, damage = "fire", health = 1,
  tags = { "Red Dragonkin" },
  text = "When one of your other allies enters play, this heals damage equal to its cost from \z
    your hero.",
  powers = {
    when.enters_play { of = your.ally:other(), effect = function(me, event) me:heal(event.card.cost, me.hero) end },
  },
  rulings = { "A token costs nothing, and heals nothing." },
}
