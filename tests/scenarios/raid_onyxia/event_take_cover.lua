return scenario "Take Cover prevents all damage to one party this turn" {
  raiders = 2,
  cites = { "R201.2", "CR 717.2", "CR 802.1" },
  given = function(t)
    t:boss {
      boss = "onyxia_1", decks = { event = { "take_cover" } },
      hand = { "flame_breath" },
      resources = 2,
    }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" } })
    t:seat(2, { hero = "Bulkas Wildhorn" })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer(1, 1)
    t:will_answer(2, 1)
    t:to_action_phase()
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ta'zo", 0)
    t:in_play(1, "Onyxian Whelp")
    t:damage("Bulkas Wildhorn", 1)
  end,
}
