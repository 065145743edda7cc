return scenario "Guardian Steppestrider steps in front of his hero, and never forward" {
  cites = { "CR 704.1", "CR 601.2", "KW Protector" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Guardian Steppestrider" } })
    t:boss { play = { "Vanda Skydaughter" } }
  end,
  play = function(t)
    t:cant(1, "attacks", "Guardian Steppestrider")
    t:ends_turn()
    t:attacks("boss", "Vanda Skydaughter", "Bulkas Wildhorn")
    t:protects(1, "Guardian Steppestrider")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 0)
    t:in_graveyard(1, "Guardian Steppestrider")         -- 6 on 5 health
    t:in_graveyard("boss", "Vanda Skydaughter")         -- 5 on 5
  end,
}
