return {
  scenario "Lord Grayson Shadowbreaker heals as he exhausts, attacking or protecting" {
    cites = { "CR 703.1", "CR 411.1", "CR 602.2" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 },
        play = { "Lord Grayson Shadowbreaker", "Crazy Igvand" }, deck = { "Smite" } })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:attacks(1, "Lord Grayson Shadowbreaker", "Onyxia")
      t:answers(1, "hero@1")
      t:to_end_of_combat()
      t:damage("hero@1", 7)
      t:damage("Onyxia", 4)
      t:exhausted("Lord Grayson Shadowbreaker")
    end,
    expect = function(t)
      t:told { "Lord Grayson Shadowbreaker heals 2 damage" }
    end,
  },
  scenario "Lord Grayson Shadowbreaker heals after he has stepped before another" {
    cites = { "CR 602.2", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 },
        play = { "Lord Grayson Shadowbreaker", "Crazy Igvand" } })
      t:boss { play = { "Wazzuli Wildmender" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Wazzuli Wildmender", "hero@1")
      t:protects(1, "Lord Grayson Shadowbreaker")
      t:answers(1, "hero@1")
      t:to_end_of_combat()
      t:damage("hero@1", 7)
      t:damage("Lord Grayson Shadowbreaker", 3)
      t:attacks("boss", "Onyxia", "hero@1")
      t:protects(1, "Crazy Igvand")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 7)
    end,
  },
  scenario "There is one Lord Grayson Shadowbreaker in a party" {
    cites = { "CR 414.3a" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Lord Grayson Shadowbreaker" },
        hand = { "Lord Grayson Shadowbreaker" }, resources = 7 })
    end,
    play = function(t)
      t:will_answer(1, { "Lord Grayson Shadowbreaker", 1 }, "")
      t:plays(1, "Lord Grayson Shadowbreaker")
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Lord Grayson Shadowbreaker", 1)
    end,
  },
}
