return scenario "A new stance ends the old one" {
  cites = { "CR 414.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Berserker Stance" }, resources = 3,
      play = { "Defensive Stance" } })
  end,
  play = function(t)
    t:plays(1, "Berserker Stance")
    t:everyone_passes()
    t:answers(1, "Defensive Stance")
  end,
  expect = function(t)
    t:in_graveyard(1, "Defensive Stance")
    t:in_play(1, "Berserker Stance")
  end,
}
