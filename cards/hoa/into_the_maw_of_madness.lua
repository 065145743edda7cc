return quest "Into the Maw of Madness" {
  number = 353, rarity = "common",
  values = { cards = 1 },
  text = "Destroy this: Draw {cards} card.",
  reward = { cost = { destroy = this },
    effect = function(me) me.player:draw(me.cards) end },
}
