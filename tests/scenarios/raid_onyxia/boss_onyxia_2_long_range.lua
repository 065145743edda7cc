return scenario "In stage 2 Onyxia attacks from afar: the defender deals no damage" {
  cites = { "CR 603.1", "CR 603.1a" },
  given = function(t)
    t:boss { boss = "onyxia_2" }
    t:seat(1, { play = { "Onyxian Whelp" } })
    t:words { stage = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:has("Onyxia", "Long-Range")
    t:attacks("boss", "Onyxia", "Onyxian Whelp")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:count_in_play(1, "Onyxian Whelp", 0)
    t:damage("Onyxia", 0)
  end,
}
