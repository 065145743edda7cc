return scenario "Reign of Fire burns opposing allies, not heroes" {
  cites = { "R201.2" },
  given = function(t)
    t:boss {
      boss = "onyxia_2", decks = { event = { "reign_of_fire" } },
      play = { "Onyxian Whelp" },
    }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" } })
    t:words { stage = 2 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:told { "deals 2 fire damage to Onyxian Whelp" }
    t:count_in_play(1, "Onyxian Whelp", 0)
    t:count_in_play("boss", "Onyxian Whelp", 1)
    t:damage("Ta'zo", 0)
  end,
}
