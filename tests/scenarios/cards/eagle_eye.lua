return scenario "Eagle Eye takes one of four cards that only its player sees" {
  cites = { "CR 709.2", "CR 415.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Eagle Eye", "Arcane Shot" }, resources = 4,
      deck = { "Bloodclaw", "Fury", "Old Bones", "Rayder", "Chops" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Eagle Eye")
    t:everyone_passes()
    t:asked(1, "Which card do you take?")
    t:not_offered(1, "Chops")                        -- the fifth
    t:hidden("boss", "Old Bones")
    t:answers(1, "Old Bones")
    t:answers(1, { "Bloodclaw", "Fury" })            -- and Rayder last
    t:passes("boss")
    t:plays(1, "Arcane Shot", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Old Bones")
    t:in_hand(1, "Chops")                            -- the others went below it
    t:hand_count(1, 2)
    t:deck_count(1, 3)
    t:not_told { "reveals" }
  end,
}
