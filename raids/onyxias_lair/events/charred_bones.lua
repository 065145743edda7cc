return event "Charred Bones" {
  number = 6, rarity = "uncommon", tags = { "Onyxia" },
  text = "Any number of target graveyards turn to ash: each is shuffled into the deck of its \z
    owner.",
  targets = { target("piles", graveyard.any, nil, { any_number = true }) },
  play = function(me, t)
    for _, pile in each(t.piles) do
      pile:shuffle_into_deck()
    end
  end,
}
