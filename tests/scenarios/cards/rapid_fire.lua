return {
  scenario "Rapid Fire readies bow and hero for each strike that is paid for" {
    cites = { "CR 715.1", "CR 703.1", "CR 303.2", "CR 403.6" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Blackcrow" }, hand = { "Rapid Fire" },
        resources = 6 })
    end,
    play = function(t)
      t:plays(1, "Rapid Fire")
      t:everyone_passes()
      t:ready_resources(1, 4)
      t:attacks(1, "Grumpherys", "Onyxia")
      t:strikes(1, "Blackcrow")
      t:answers(1, "Rapid Fire")                     -- first onto the chain, so it resolves last
      t:everyone_passes()
      t:exhausted("Grumpherys")
      t:exhausted("Blackcrow")
      t:everyone_passes()
      t:asked(1, "Pay, and shoot again?")
      t:answers(1, "yes")
      t:ready_resources(1, 2)
      t:ready("Grumpherys")
      t:ready("Blackcrow")
      t:to_end_of_combat()
      t:damage("Onyxia", 1)
      t:attacks(1, "Grumpherys", "Onyxia")           -- the same turn
      t:strikes(1, "Blackcrow")
      t:answers(1, "Rapid Fire")
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "no")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:exhausted("Grumpherys")
      t:exhausted("Blackcrow")
      t:ready_resources(1, 1)
    end,
  },
  scenario "Rapid Fire knows neither blades nor other hands, and asks nobody who can't pay" {
    cites = { "CR 715.1", "CR 712.7" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Krol Blade", "Ancient Bone Bow" },
        hand = { "Rapid Fire" }, resources = 4 })
      t:seat(2, { hero = "tdp/grumpherys", play = { "Blackcrow" }, resources = 3,
        deck = { "Fury" } })
    end,
    play = function(t)
      t:plays(1, "Rapid Fire")
      t:everyone_passes()
      t:attacks(1, "Grumpherys@1", "Onyxia")
      t:strikes(1, "Ancient Bone Bow")               -- the last two resources
      t:answers(1, "Rapid Fire")
      t:to_end_of_combat()
      t:exhausted("Grumpherys@1")
      t:ends_turn()
      t:attacks(2, "Grumpherys@2", "Onyxia")
      t:strikes(2, "Blackcrow")
      t:chain(1)                                     -- the crossbow's own trigger alone
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 3)
      t:exhausted("Grumpherys@2")
      t:ready_resources(2, 2)
    end,
  },
  scenario "Rapid Fire readies its own player's hero, and only for his own strikes" {
    cites = { "CR 703.1", "CR 411.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Blackcrow" }, hand = { "Rapid Fire" },
        resources = 5 })
      t:seat(2, { hero = { "tdp/grumpherys", exhausted = true } })
      t:boss { play = { "Blackcrow" }, resources = 1 }
    end,
    play = function(t)
      t:plays(1, "Rapid Fire")
      t:everyone_passes()
      t:attacks(1, "Grumpherys@1", "Onyxia")
      t:strikes(1, "Blackcrow@1")
      t:answers(1, "Rapid Fire")
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:ready("Grumpherys@1")
      t:exhausted("Grumpherys@2")
      t:strikes("boss", "Blackcrow@boss")
      t:chain(1)                                     -- of the Boss's crossbow
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:damage("Grumpherys@1", 0)                    -- he shot from afar
      t:ready_resources(1, 1)
      t:exhausted("Blackcrow@boss")
    end,
  },
  scenario "Rapid Fire is for Ranged weapons alone, and over with its turn" {
    cites = { "CR 715.1", "CR 714.3" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Krol Blade", "Blackcrow" },
        hand = { "Rapid Fire" }, resources = 4, deck = { "Fury" } })
      t:boss { deck = { "Fury" } }
    end,
    play = function(t)
      t:plays(1, "Rapid Fire")
      t:everyone_passes()
      t:attacks(1, "Grumpherys", "Onyxia")
      t:strikes(1, "Krol Blade")
      t:chain(0)
      t:to_end_of_combat()
      t:ready_resources(1, 1)
      t:ends_turn()
      t:attacks("boss", "Onyxia", "Grumpherys")
      t:strikes(1, "Blackcrow")
      t:chain(1)                                     -- the crossbow's own trigger alone
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:ready_resources(1, 0)
      t:exhausted("Blackcrow")
    end,
  },
}
