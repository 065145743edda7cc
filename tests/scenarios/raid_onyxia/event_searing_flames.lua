return scenario "Searing Flames may destroy target ability" {
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "searing_flames" } } }
    t:seat(1, { play = { "dragon_hide" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", "Dragon Hide", "target")
    t:will_answer("boss", "yes")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_graveyard(1, "Dragon Hide")
  end,
}
