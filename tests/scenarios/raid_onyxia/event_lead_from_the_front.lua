return scenario "Lead from the Front lets a hero protect an ally" {
  cites = { "R201.2", "CR 602.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "lead_from_the_front" } } }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" }, deck = { "crush" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
    t:has("Ta'zo", "Protector")
    t:has("Onyxia", "Protector", false)
    t:attacks("boss", "Onyxia", "Onyxian Whelp")
    t:protects(1, "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
    t:in_play(1, "Onyxian Whelp")
    t:ends_turn()
    t:has("Ta'zo", "Protector", false)
  end,
}
