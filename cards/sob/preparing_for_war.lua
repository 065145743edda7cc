return quest "Preparing for War" {
  number = 259, rarity = "common",
  text = "(X): Shuffle X target cards in any graveyards into their owners' decks.",
  reward = { cost = { resources = x },
    targets = { target("reserves", any.card:in_zone("graveyard"), nil, { count = x }) },
    effect = function(me, t) t.reserves:shuffle_into_deck() end },
}
