return scenario "Opponents take nothing out of the Boss player's resource row" {
  cites = { "R101.3b" },
  given = function(t)
    t:boss { resources = { { "Crush", down = true } } }
    t:seat(1, { hand = { "Lobotomize", "Lobotomize" }, resources = 10, graveyard = { "Crush" } })
  end,
  play = function(t)
    t:plays(1, "Lobotomize", { target = "Crush@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:resources("boss", 1)
    t:in_resources("boss", "Crush")
    t:in_graveyard(1, "Lobotomize")
  end,
}
