return scenario "Vanda Skydaughter has nature damage and five health, and no words" {
  cites = { "CR 205.1a", "CR 405.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Vanda Skydaughter" }, resources = 6,
      play = { { "Vanda Skydaughter", damage = 4 } }, deck = { "Rend" } })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:costs(1, "Vanda Skydaughter", 6)
    t:attacks(1, { "Vanda Skydaughter", 1 }, "Onyxia")
    t:to_end_of_combat()
    t:told { "Vanda Skydaughter deals 6 nature damage to Onyxia" }
    t:in_play(1, "Vanda Skydaughter")
    t:plays(1, "Vanda Skydaughter")
    t:everyone_passes()
    t:cant(1, "attacks", { "Vanda Skydaughter", 2 })
    t:ready_resources(1, 0)
  end,
  expect = function(t)
    t:damage("Onyxia", 6)
    t:damage({ "Vanda Skydaughter", 1 }, 4)
    t:health({ "Vanda Skydaughter", 2 }, 5)
  end,
}
