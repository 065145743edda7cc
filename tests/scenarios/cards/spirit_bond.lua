return {
  scenario "Spirit Bond heals the hero and his Pets as his turn starts" {
    cites = { "CR 703.1", "CR 407.1", "CR 500.2" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = { "tdp/grumpherys", damage = 5 }, deck = { "Fury" },
        play = { "Spirit Bond", { "Old Bones", damage = 3 }, { "Kor Cindervein", damage = 2 } } })
      t:seat(2, { hero = { "tdp/grumpherys", damage = 4 }, play = { { "Rayder", damage = 1 } },
        deck = { "Fury" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:damage("Rayder", 1)                          -- in another party
      t:ends_turn()
      t:is_turn(2)
    end,
    expect = function(t)
      t:damage("Rayder", 1)
      t:damage("Grumpherys@1", 3)
      t:damage("Old Bones", 1)
      t:damage("Kor Cindervein", 2)
      t:damage("Grumpherys@2", 4)
    end,
  },
  scenario "Without a Pet Spirit Bond heals nobody" {
    cites = { "CR 703.2" },
    given = function(t)
      t:seat(1, { hero = { "tdp/grumpherys", damage = 5 }, deck = { "Fury" },
        play = { "Spirit Bond", { "Kor Cindervein", damage = 2 } } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:to_action_phase()
    end,
    expect = function(t)
      t:damage("Grumpherys", 5)
      t:damage("Kor Cindervein", 2)
      t:not_told { "Spirit Bond triggers" }
    end,
  },
}
