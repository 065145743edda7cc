return quest "Zalazane" {
  number = 310, rarity = "rare",
  faction = "horde", requires = "troll_hero",
  values = { price = 3, cards = 1 },
  text = "({price}): Target player discards {cards} card. Only in your turn.",
  reward = { cost = { resources = value.price }, only_your_turn = true,
    targets = { target("victim", player.any, harm) },
    effect = function(me, t) t.victim:discard(me.cards) end },
}
