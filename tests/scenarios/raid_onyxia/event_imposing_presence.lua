return {
  scenario "Imposing Presence adds as many events as the stage to the resource row" {
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
  },
  scenario "Where the event deck holds fewer, what is left comes first and its graveyard gives the rest" {
    cites = { "R101.3c" },
    given = function(t)
      t:boss { boss = "onyxia_3", decks = { event = { "imposing_presence", "wing_storm" } },
        graveyards = { event = { "feeding_time", "growing_rage", "reign_of_fire" } } }
      t:words { stage = 3 }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:to_action_phase()
    end,
    expect = function(t)
      t:resources("boss", 4)
      t:face_down("Wing Storm")
      t:deck_count("boss", 1, "event")
    end,
  },
}
