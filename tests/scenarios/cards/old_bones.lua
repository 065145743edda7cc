return {
  scenario "Old Bones steps in front of his master" {
    cites = { "CR 602.2", "CR 704.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Old Bones" } })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "Grumpherys")
      t:protects(1, "Old Bones")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Grumpherys", 0)
      t:damage("Old Bones", 1)
      t:damage("Onyxia", 4)
      t:exhausted("Old Bones")
      t:has("Old Bones", "Protector", false)
      t:health("Old Bones", 4)
    end,
  },
  scenario "Old Bones protects neither an ally nor another raider's hero" {
    cites = { "CR 602.2" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Old Bones", "Kor Cindervein" } })
      t:seat(2, { hero = "tdp/grumpherys" })
      t:boss { play = { "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "Kor Cindervein")
      t:cant(1, "protects", "Old Bones")
      t:to_end_of_combat()
      t:attacks("boss", "Tyrus Sheynathren", "Grumpherys@2")
      t:cant(1, "protects", "Old Bones")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Kor Cindervein", 1)
      t:damage("Grumpherys@2", 3)
      t:damage("Old Bones", 0)
    end,
  },
}
