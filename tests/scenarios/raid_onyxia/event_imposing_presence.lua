return scenario "Imposing Presence adds as many events as the stage to the resource row" {
  cites = { "R201.2" },
  given = function(t)
    t:boss {
      boss = "onyxia_2",
      decks = { event = { "imposing_presence", "feeding_time", "growing_rage", "wing_storm" } },
    }
    t:words { stage = 2 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:resources("boss", 3)
    t:deck_count("boss", 1, "event")
    t:face_down("Feeding Time")
    t:face_down("Growing Rage")
  end,
}
