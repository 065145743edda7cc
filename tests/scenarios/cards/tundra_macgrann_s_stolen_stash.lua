return {
  scenario "Tundra MacGrann's Stolen Stash is two cards for a hero who has struck a hero" {
    cites = { "CR 702.1", "CR 709.2", "CR 408.3" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Blackcrow" },
        deck = { "Fury", "Rayder", "Chops" },
        resources = { "Tundra MacGrann's Stolen Stash", { "Fury", down = true },
          { "Fury", down = true }, { "Fury", down = true } } })
    end,
    play = function(t)
      t:attacks(1, "Grumpherys", "Onyxia")
      t:strikes(1, "Blackcrow")
      t:to_end_of_combat()
      t:damage("Onyxia", 1)
      t:completes(1, "Tundra MacGrann's Stolen Stash")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 2)
      t:in_hand(1, "Fury")
      t:in_hand(1, "Rayder")
      t:ready_resources(1, 0)
      t:face_down("Tundra MacGrann's Stolen Stash")
    end,
  },
  scenario "Tundra MacGrann's Stolen Stash counts neither arrows nor allies nor blows at allies" {
    cites = { "CR 702.1", "CR 408.3" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Blackcrow", "Kor Cindervein" },
        deck = { "Fury", "Rayder", "Chops" }, hand = { "Multi-Shot" },
        resources = { "Tundra MacGrann's Stolen Stash", { "Fury", down = true },
          { "Fury", down = true }, { "Fury", down = true }, { "Fury", down = true },
          { "Fury", down = true }, { "Fury", down = true }, { "Fury", down = true },
          { "Fury", down = true } } })
      t:seat(2, { hero = "tdp/grumpherys" })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:plays(1, "Multi-Shot", { targets = { { "Onyxia" } } })
      t:everyone_passes()
      t:attacks(1, "Kor Cindervein", "Onyxia")
      t:to_end_of_combat()
      t:attacks(1, "Grumpherys@1", "Guardian Steppestrider")
      t:strikes(1, "Blackcrow")
      t:to_end_of_combat()
      t:damage("Guardian Steppestrider", 1)
      t:damage("Onyxia", 5)
      t:completes(1, "Tundra MacGrann's Stolen Stash")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:deck_count(1, 3)
      t:face_down("Tundra MacGrann's Stolen Stash")
    end,
  },
  scenario "Tundra MacGrann's Stolen Stash remembers the blow though the hero that was struck is gone" {
    raid = "black_temple",
    cites = { "CR 702.1", "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Blackcrow" }, deck = { "Fury", "Rayder", "Chops" },
        resources = { "Tundra MacGrann's Stolen Stash", { "Fury", down = true }, { "Fury", down = true },
          { "Fury", down = true } } })
      t:boss { boss = { "supremus", damage = 5 } }
    end,
    play = function(t)
      t:attacks(1, "Grumpherys", "Supremus")
      t:strikes(1, "Blackcrow")
      t:to_end_of_combat()
      t:told { "Supremus is destroyed" }
      t:completes(1, "Tundra MacGrann's Stolen Stash")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 2) end,
  },
}
