return scenario "Smoke and Ash may destroy its target" {
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "smoke_and_ash" } } }
    t:seat(1, { play = { "Tyrus Sheynathren", "dragon_hide", "Krol Blade" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", "Krol Blade", "target")
    t:will_answer("boss", "yes")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_graveyard(1, "Krol Blade")
    t:in_play(1, "Tyrus Sheynathren")
    t:in_play(1, "dragon_hide")
  end,
}
