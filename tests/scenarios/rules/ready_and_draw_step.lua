return scenario "A turn begins with readying all and drawing a card" {
  cites = { "CR 501.1", "CR 501.2", "CR 411.1", "CR 501.2a", "CR 501.1a" },
  given = function(t)
    t:seat(1, {
      hero = { "hoa/ta_zo", exhausted = true }, deck = { "Fire Blast", "Frostbolt" },
      play = { { "Guardian Steelhorn", exhausted = true }, { "Mana Shield", exhausted = true } },
      resources = { { "Frostbolt", down = true, exhausted = true } } })
    t:boss { play = { { "Onyxian Whelp", exhausted = true } } }
    t:turn(1, "ready")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:ready("Ta'zo")
    t:ready("Guardian Steelhorn")
    t:ready("Mana Shield")
    t:ready_resources(1, 1)
    t:exhausted("Onyxian Whelp")
    t:in_hand(1, "Fire Blast")
    t:hand_count(1, 1)
  end,
}
