return event "Charred Bones" {
  number = 6, rarity = "uncommon", tags = { "Onyxia" },
  text = "Shuffle any number of target graveyards into their owners' decks.",
  targets = { target("piles", graveyard.any, nil, { any_number = true }) },
  play = function(me, t)
    for _, pile in each(t.piles) do
      pile:shuffle_into_deck()
    end
  end,
}
