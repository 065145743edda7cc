return {
  scenario "Nobody steps before the prey of Bretander of the Claw" {
    cites = { "KW Stealth", "CR 602.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Bretander of the Claw" } })
      t:boss { play = { "Crazy Igvand" } }
    end,
    play = function(t)
      t:attacks(1, "Bretander of the Claw", "Onyxia")
      t:cant("boss", "protects", "Crazy Igvand")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:told { "Bretander of the Claw deals 5 melee damage to Onyxia" }
    end,
  },
  scenario "Bretander of the Claw steps before his own" {
    cites = { "KW Protector", "CR 602.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Bretander of the Claw" } })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "hero@1")
      t:protects(1, "Bretander of the Claw")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("Bretander of the Claw", 1)
    end,
  },
}
