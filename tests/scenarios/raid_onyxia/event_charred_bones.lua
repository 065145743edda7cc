return scenario "Charred Bones shuffles the chosen graveyards away" {
  raiders = 2,
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "charred_bones" } } }
    t:seat(1, { graveyard = { "crush", "crush" } })
    t:seat(2, { graveyard = { "crush" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", { 1 }, "target")
    t:to_action_phase()
  end,
  expect = function(t)
    t:deck_count(1, 2)
    t:deck_count(2, 0)
    t:told { "shuffles" }
  end,
}
