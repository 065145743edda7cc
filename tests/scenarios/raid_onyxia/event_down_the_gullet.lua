return scenario "Down the Gullet may destroy target ally" {
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "down_the_gullet" } } }
    t:seat(1, { play = { "Tyrus Sheynathren" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", "Tyrus Sheynathren", "target")
    t:will_answer("boss", "yes")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_graveyard(1, "Tyrus Sheynathren")
  end,
}
