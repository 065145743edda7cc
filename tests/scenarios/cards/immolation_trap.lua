return {
  scenario "Immolation Trap is paid by a defending hero, and burns its victim from turn to turn" {
    cites = { "KW Trap", "CR 400.2", "CR 400.6", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", hand = { "Immolation Trap" },
        deck = { "Fury", "Fury" } })
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Onyxia", "Grumpherys")
      t:everyone_passes()
      t:passes("boss")
      t:cant(1, "plays", "Immolation Trap", { reason = "CR 403.6" })  -- he does not defend yet
      t:passes(1)
      t:passes("boss")
      t:plays(1, "Immolation Trap", { target = "Onyxia", pay = { "Grumpherys" } })
      t:exhausted("Grumpherys")
      t:everyone_passes()
      t:attached("Immolation Trap", "Onyxia")
      t:to_end_of_combat()
      t:attached("Immolation Trap", "Onyxia")        -- though she attacks nobody any more
      t:damage("Onyxia", 0)
      t:ends_turn()
      t:is_turn(1)
      t:damage("Onyxia", 2)
      t:ends_turn()
      t:damage("Onyxia", 2)                          -- her own turn
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)
      t:told { "Grumpherys deals 2 fire damage to Onyxia" }
    end,
  },
  scenario "Immolation Trap is set off by attackers alone, and three resources pay for it as well" {
    cites = { "CR 706.1", "CR 403.6" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", hand = { "Immolation Trap" }, resources = 3,
        play = { "Kor Cindervein" } })
      t:boss { play = { "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Tyrus Sheynathren", "Kor Cindervein")
      t:passes("boss")
      t:cant(1, "plays", "Immolation Trap")          -- he does not attack yet
      t:passes(1)
      t:passes("boss")
      t:cant(1, "plays", "Immolation Trap", { target = "Onyxia" })
      t:plays(1, "Immolation Trap", { target = "Tyrus Sheynathren" })
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:attached("Immolation Trap", "Tyrus Sheynathren")
      t:ready_resources(1, 0)
      t:ready("Grumpherys")
    end,
  },
}
