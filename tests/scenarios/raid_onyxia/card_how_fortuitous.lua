return scenario "How Fortuitous! draws a card for each opposing hero" {
  raiders = 2,
  cites = { "CR 415.4" },
  given = function(t)
    t:boss { hand = { "How Fortuitous!" }, resources = 2, deck = { "Crush", "Thrash", "Devour" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "How Fortuitous!")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand("boss", "Crush")
    t:in_hand("boss", "Thrash")
    t:deck_count("boss", 1, "main")
  end,
}
