return quest "A Donation of Silk" {
  number = 314, rarity = "common",
  values = { price = 2, bolts = 2 },
  text = "({price}): Draw {bolts} cards. Discard {bolts} cards.",
  reward = { cost = { resources = value.price },
    effect = function(me)
      me.player:draw(me.bolts)
      me.player:discard(me.bolts)
    end },
}
