return scenario "Parvink brings a card as he comes, and can protect at once" {
  cites = { "CR 703.1", "CR 602.2", "CR 302.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Parvink", "Crazy Igvand" }, resources = 5,
      deck = { "Smite", "Chastise", "Heal" } })
    t:boss { play = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:plays(1, "Parvink")
    t:everyone_passes()
    t:chain(1)
    t:hand_count(1, 1)
    t:everyone_passes()
    t:in_hand(1, "Smite")
    t:plays(1, "Crazy Igvand")
    t:everyone_passes()
    t:chain(0)
    t:hand_count(1, 1)
    t:ends_turn()
    t:attacks("boss", "Onyxia", "hero@1")
    t:protects(1, "Parvink")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:damage("Parvink", 1)
    t:damage("Onyxia", 2)
  end,
}
