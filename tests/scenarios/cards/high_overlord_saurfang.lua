return scenario "No ally outlives a fight with High Overlord Saurfang, whoever began it" {
  cites = { "CR 602.3", "CR 703.1", "KW Protector" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "High Overlord Saurfang" },
      deck = { "Rend" } })
    t:boss { play = { "Vanda Skydaughter", "Guardian Steppestrider" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Vanda Skydaughter", "Bulkas Wildhorn")
    t:protects(1, "High Overlord Saurfang")
    t:finishes_chain()
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:to_end_of_combat()
    t:damage("High Overlord Saurfang", 0)               -- she was gone before the blows fell
    t:attacks("boss", "Onyxia", "High Overlord Saurfang")
    t:to_end_of_combat()
    t:damage("High Overlord Saurfang", 1)               -- no ally, and she lives
    t:damage("Onyxia", 9)
    t:ends_turn()
    t:attacks(1, "High Overlord Saurfang", "Onyxia")
    t:protects("boss", "Guardian Steppestrider")
    t:finishes_chain()
    t:in_graveyard("boss", "Guardian Steppestrider")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("High Overlord Saurfang", 1)
    t:damage("Onyxia", 9)
    t:in_play(1, "High Overlord Saurfang")
  end,
}
