return scenario "Burn to a Crisp deals an ally as much as the Boss player has resources" {
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "burn_to_a_crisp" } }, resources = 3 }
    t:seat(1, { play = { "Tyrus Sheynathren" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", "Tyrus Sheynathren", "target")
    t:to_action_phase()
  end,
  expect = function(t)
    t:told { "deals 3 fire damage to Tyrus Sheynathren" }
  end,
}
