return quest "Zalazane" {
  number = 310, rarity = "rare",
  faction = "horde", requires = "troll_hero",
  values = { price = 3, cards = 1 },
  text = "Only for a Troll hero. <p> ({price}), only on your turn: the witch doctor's hex falls. \z
    Target player discards {cards} card.",
  reward = { cost = { resources = value.price }, only_your_turn = true,
    targets = { target("victim", player.any, harm) },
    effect = function(me, t) t.victim:discard(me.cards) end },
}
