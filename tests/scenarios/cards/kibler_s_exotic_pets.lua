return scenario "Kibler's Exotic Pets finds one ally among three cards" {
  cites = { "CR 702.1" },
  given = function(t)
    t:seat(1, {
      hero = "hoa/ta_zo",
      deck = { "Frostbolt", "Taz'dingo", "Guardian Steelhorn", "Kagra of the Crossroads" },
      resources = { "Kibler's Exotic Pets", { "Fire Blast", down = true } } })
  end,
  play = function(t)
    t:completes(1, "Kibler's Exotic Pets")
    t:everyone_passes()
    t:answers(1, "Guardian Steelhorn")
    t:answers(1, "Taz'dingo")                  -- the others, under the deck
  end,
  expect = function(t)
    t:in_hand(1, "Guardian Steelhorn")
    t:hand_count(1, 1)
    t:deck_count(1, 3)
    t:in_deck(1, "Frostbolt")
    t:in_deck(1, "Taz'dingo")
    t:not_told { "reveals Kagra of the Crossroads" }
    t:told { "reveals Frostbolt", "reveals Taz'dingo", "reveals Guardian Steelhorn" }
  end,
}
