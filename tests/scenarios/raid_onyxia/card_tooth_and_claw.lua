return scenario "Tooth and Claw adds 5 ATK while Onyxia attacks" {
  cites = { "CR 718.1" },
  given = function(t)
    t:boss { play = { "tooth_and_claw" } }
    t:seat(1, { hero = "Ta'zo" })
    t:turn("boss")
  end,
  play = function(t)
    t:atk("Onyxia", 0)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 6)
  end,
}
