return scenario "Draconic Might counts the opposing heroes" {
  raiders = 2,
  cites = { "CR 714.3" },
  given = function(t)
    t:boss { hand = { "Draconic Might" }, resources = 1 }
    t:seat(1, { hero = "Ta'zo", deck = { "crush" } })
    t:seat(2, { hero = "Bulkas Wildhorn", deck = { "crush" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Draconic Might")
    t:everyone_passes()
    t:atk("Onyxia", 0)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
    t:damage("Ta'zo", 3)
    t:ends_turn()
    t:ends_turn()
    t:ends_turn()
    t:attacks("boss", "Onyxia", "Ta'zo")     -- with her own +1 again
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 4)
  end,
}
