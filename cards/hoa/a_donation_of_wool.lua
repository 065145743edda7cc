return quest "A Donation of Wool" {
  number = 351, rarity = "common",
  values = { price = 1, drawn = 1, given = 1 },
  text = "({price}): Draw {drawn} card. Discard {given} card.",
  reward = { cost = { resources = value.price },
    effect = function(me)
      me.player:draw(me.drawn)
      me.player:discard(me.given)
    end },
  rulings = {
    "The quest can help to pay its own price. Turned face down, it goes on paying as a resource.",
  },
}
