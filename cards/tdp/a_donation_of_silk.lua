return quest "A Donation of Silk" {
  number = 314, rarity = "common",
  values = { price = 2, bolts = 2 },
  text = "({price}): fine cloth for old rags. Draw {bolts} cards, then discard {bolts}.",
  reward = { cost = { resources = value.price },
    effect = function(me)
      me.player:draw(me.bolts)
      me.player:discard(me.bolts)
    end },
}
