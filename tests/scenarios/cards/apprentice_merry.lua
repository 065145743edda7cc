return scenario "Apprentice Merry is nobody's target, but whoever likes may attack her" {
  cites = { "KW Untargetable", "CR 601.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Apprentice Merry" },
      hand = { "Power Word: Shield" }, resources = 1 })
    t:boss { play = { "Crazy Igvand" }, hand = { "Fire Blast" }, resources = 1 }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "plays", "Fire Blast", { target = "Apprentice Merry" })
    t:proposes("boss", "Onyxia", "Apprentice Merry")
    t:passes("boss")
    t:cant(1, "plays", "Power Word: Shield", { target = "Apprentice Merry" })
    t:everyone_passes()
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard(1, "Apprentice Merry")
    t:told { "Apprentice Merry deals 2 frost damage to Onyxia" }
  end,
}
