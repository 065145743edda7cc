return scenario "An event whose effect lasts is a face-down resource like any other" {
  cites = { "R201.2b" },
  given = function(t)
    t:boss { hand = { "Crush" }, decks = { event = { "lead_from_the_front" } } }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" }, deck = { "thrash" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
    t:face_down("Lead from the Front")
    t:plays("boss", "Crush", { target = "Onyxian Whelp" })
    t:everyone_passes()
    t:exhausted("Lead from the Front")
    t:has("Ta'zo", "Protector")
    t:ends_turn()
  end,
  expect = function(t)
    t:has("Ta'zo", "Protector", false)
    t:resources("boss", 1)
  end,
}
