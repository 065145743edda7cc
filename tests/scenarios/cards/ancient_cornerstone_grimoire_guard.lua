return scenario "The Skeleton of a Grimoire steps in front on the Boss's turn, and falls with the end of it" {
  cites = { "KW Protector", "CR 602.2", "BA:Protect", "CR 500.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 2, play = { "Ancient Cornerstone Grimoire" },
      deck = { "Scorch", "Scorch" } })
    t:boss { play = { "Guardian Steelhorn", "Old Bones" }, deck = { "Crush", "Crush" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:uses(1, "Ancient Cornerstone Grimoire")
    t:everyone_passes()
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:protects(1, "Skeleton")
    t:to_end_of_combat()
    t:damage("Ta'zo", 0)
  end,
  expect = function(t)
    t:count_in_play(1, "Skeleton", 0)
  end,
}
