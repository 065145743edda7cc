return scenario "No player interrupts an event, but the game does when its targets are gone" {
  cites = { "R201.2", "CR 709.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "burn_to_a_crisp" } }, resources = 3 }
    t:seat(1, { play = { "Grimdron" }, resources = 1 })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", "Grimdron", "target")
    t:everyone_passes()
    t:passes("boss")
    t:uses(1, "Grimdron", { target = "Grimdron" })
    t:everyone_passes()
    t:in_graveyard(1, "Grimdron")
    t:everyone_passes()
  end,
  expect = function(t)
    t:told { "Burn to a Crisp is interrupted" }
    t:graveyard_count("boss", 1, "event")
    t:resources("boss", 3)
  end,
}
