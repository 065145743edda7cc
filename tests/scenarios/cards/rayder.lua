return scenario "Rayder's howl gives his party's attackers two ATK until the turn is over" {
  cites = { "CR 701.3", "CR 714.3a", "CR 714.3e" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Rayder", "Kor Cindervein" },
      hand = { "Kagra of the Crossroads" }, resources = 1 })
    t:seat(2, { hero = "tdp/grumpherys", play = { "Jeleane Nightbreeze" },
      deck = { "Fury" } })
  end,
  play = function(t)
    t:atk("Rayder", 2)
    t:health("Rayder", 2)
    t:uses(1, "Rayder")
    t:exhausted("Rayder")
    t:everyone_passes()
    t:atk("Kor Cindervein", 3)                       -- while attacking, and not before
    t:attacks(1, "Kor Cindervein", "Onyxia")
    t:atk("Kor Cindervein", 5)
    t:to_end_of_combat()
    t:damage("Onyxia", 5)
    t:plays(1, "Kagra of the Crossroads")            -- came after the howl, and hears it
    t:everyone_passes()
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 8)
    t:ends_turn()
    t:atk("Jeleane Nightbreeze", 3)
    t:attacks(2, "Jeleane Nightbreeze", "Onyxia")
    t:atk("Jeleane Nightbreeze", 3)                  -- nobody's party but his own
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 11)
  end,
}
