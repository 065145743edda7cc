return scenario "Crush destroys target ally" {
  cites = { "CR 706.1" },
  given = function(t)
    t:boss { hand = { "Crush" }, resources = 1, play = { "Benethor Draigo" } }
    t:seat(1, { play = { "Tyrus Sheynathren" } })
    t:turn("boss")
  end,
  play = function(t)
    t:can("boss", "plays", "Crush", { target = "Benethor Draigo" })
    t:plays("boss", "Crush", { target = "Tyrus Sheynathren" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Tyrus Sheynathren")
    t:in_graveyard("boss", "Crush")
  end,
}
