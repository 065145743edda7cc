return scenario "Tim activates for 1 arcane damage, and nobody attacks him" {
  cites = { "CR 701.1", "KW Elusive" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Tim" } })
    t:boss { play = { "Tyrus Sheynathren" } }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "attacks", "Tyrus Sheynathren", { defender = "Tim" })
    t:passes("boss")
    t:uses(1, "Tim", { target = "Tyrus Sheynathren" })
    t:exhausted("Tim")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Tyrus Sheynathren", 1)
    t:told { "Tim deals 1 arcane damage to Tyrus Sheynathren" }
  end,
}
