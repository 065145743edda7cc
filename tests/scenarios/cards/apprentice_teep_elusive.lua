return scenario "Nobody attacks Apprentice Teep" {
  cites = { "KW Elusive", "BA:Elusive" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Apprentice Teep", "Randipan" } })
    t:boss { play = { "Tyrus Sheynathren" } }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "attacks", "Tyrus Sheynathren", { defender = "Apprentice Teep" })
    t:can("boss", "attacks", "Tyrus Sheynathren", { defender = "Randipan" })
    t:attacks("boss", "Tyrus Sheynathren", "Timmo Shadestep")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_play(1, "Apprentice Teep")
    t:damage("Timmo Shadestep", 3)
  end,
}
