return scenario "Apprentice Teep is Elusive, and yet attacks" {
  cites = { "KW Elusive" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Apprentice Teep", "Randipan" },
      deck = { "Shiv" } })
    t:boss { play = { "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:attacks(1, "Apprentice Teep", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
    t:told { "deals 2 frost damage to Onyxia" }
  end,
}
