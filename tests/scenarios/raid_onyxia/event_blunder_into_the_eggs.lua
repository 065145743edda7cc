return scenario "Blunder into the Eggs hatches a Whelp for each hero, ready to attack at once" {
  raiders = 2,
  cites = { "R201.2", "CR 302.2", "CR 404.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "blunder_into_the_eggs" } } }
    t:seat(1, { hero = "Ta'zo" })
    t:seat(2, { hero = "Bulkas Wildhorn" })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
    t:count_in_play("boss", "Onyxian Whelp", 2)
    t:attacks("boss", { "Onyxian Whelp", 2 }, "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
  end,
}
