return scenario "Belt of the Archmage takes every ability among three cards" {
  cites = { "CR 703.1" },
  given = function(t)
    t:seat(1, {
      hero = "hoa/ta_zo", hand = { "Belt of the Archmage" }, resources = 5,
      deck = { "Frostbolt", "Kagra of the Crossroads", "Fire Blast", "Counterspell" } })
  end,
  play = function(t)
    t:plays(1, "Belt of the Archmage")
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Frostbolt")
    t:in_hand(1, "Fire Blast")
    t:hand_count(1, 2)
    t:deck_count(1, 2)
  end,
}
