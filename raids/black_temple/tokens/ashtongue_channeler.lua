return token "Ashtongue Channeler" {
  number = 1, rarity = "common",
  atk = 0, damage = "shadow", health = 1, tags = { "Broken", "Channeler" },
  values = { price = 1, cards = 1 },
  text = "({price}) and destroy this: Draw {cards} card.",
  powers = {
    pays {
      cost = { resources = value.price, destroy = this },
      effect = function(me) me.player:draw(me.cards) end,
    },
  },
}
