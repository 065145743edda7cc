return scenario "Dragonslayers lets opposing allies attack at once until the Boss's next turn" {
  cites = { "R201.2", "R201.2b", "CR 302.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "dragonslayers" } },
      play = { "Benethor Draigo" } }
    t:seat(1, { hand = { "Tyrus Sheynathren" }, resources = 8, deck = { "crush", "crush" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
    t:has("Benethor Draigo", "Ferocity", false)
    t:ends_turn()
    t:plays(1, "Tyrus Sheynathren")
    t:everyone_passes()
    t:has("Tyrus Sheynathren", "Ferocity")
    t:attacks(1, "Tyrus Sheynathren", "Onyxia")
    t:to_end_of_combat()
    t:exhausted("Tyrus Sheynathren")
    t:ends_turn()
  end,
  expect = function(t)
    t:has("Tyrus Sheynathren", "Ferocity", false)
  end,
}
