return scenario "A Whelp is a Dragonkin with 1 fire ATK and 1 health" {
  cites = { "R203.3a" },
  given = function(t)
    t:boss { play = { "Onyxian Whelp" } }
    t:seat(1, { hero = "Ta'zo" })
    t:turn("boss")
  end,
  play = function(t)
    t:atk("Onyxian Whelp", 1)
    t:health("Onyxian Whelp", 1)
    t:has("Onyxian Whelp", "Dragonkin")
    t:attacks("boss", "Onyxian Whelp", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:told { "deals 1 fire damage to Ta'zo" }
  end,
}
