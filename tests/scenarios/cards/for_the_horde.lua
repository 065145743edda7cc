return scenario "For the Horde! spurs on Horde allies that attack this turn, late comers too" {
  cites = { "CR 702.1", "CR 714.3e", "CR 714.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Kagra of the Crossroads" },
      play = { "Scout Omerrta", "Overseer Oilfist" }, deck = { "Fear", "Fear" },
      resources = { "For the Horde!", { "Fear", down = true }, { "Fear", down = true } } })
  end,
  play = function(t)
    t:completes(1, "For the Horde!")
    t:everyone_passes()
    t:face_down({ "For the Horde!", 1 })
    t:plays(1, "Kagra of the Crossroads")
    t:everyone_passes()
    t:ready_resources(1, 1)                   -- 1 for the cry, 1 for Kagra
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:atk("Kagra of the Crossroads", 2)
    t:atk("Scout Omerrta", 2)                 -- she does not attack
    t:to_end_of_combat()
    t:damage("Onyxia", 2)
    t:attacks(1, "Overseer Oilfist", "Onyxia")
    t:atk("Overseer Oilfist", 1)              -- the dwarf is of no faction
    t:to_end_of_combat()
    t:attacks(1, "Scout Omerrta", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 6)                     -- 2 + 1 + 3
    t:ends_turn()
    t:ends_turn()
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 7)
  end,
}
