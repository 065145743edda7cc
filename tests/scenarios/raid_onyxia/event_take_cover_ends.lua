return scenario "What Take Cover guards is open again in the next turn" {
  raiders = 2,
  cites = { "CR 717.2", "CR 714.3" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "take_cover" } }, hand = { "flame_breath" },
      resources = 2, play = { "Wazzuli Wildmender" }, deck = { "Crush", "Crush" } }
    t:seat(1, { hero = "Ta'zo", deck = { "Fire Blast" }, play = { "Benethor Draigo" } })
    t:seat(2, { hero = "Bulkas Wildhorn", deck = { "Rend" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer(1, 1)
    t:will_answer(2, 1)
    t:to_action_phase()
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
    t:damage("Ta'zo", 0)
    t:ends_turn()
    t:attacks(1, "Ta'zo", "Wazzuli Wildmender")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 3)
  end,
}
