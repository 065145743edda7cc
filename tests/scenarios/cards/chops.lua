return {
  scenario "Chops bowls over a protector before it can step in" {
    cites = { "CR 703.1", "CR 602.1", "CR 602.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Chops" } })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:attacks(1, "Chops", "Onyxia")
      t:answers(1, "Guardian Steppestrider")
      t:everyone_passes()
      t:answers(1, "yes")
      t:exhausted("Guardian Steppestrider")
      t:cant("boss", "protects", "Guardian Steppestrider")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 3)
      t:damage("Guardian Steppestrider", 0)
      t:health("Chops", 4)
    end,
  },
  scenario "Chops may leave his target standing, and charges at nothing while another attacks" {
    cites = { "CR 708.3", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Chops", "Kor Cindervein" } })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:attacks(1, "Kor Cindervein", "Onyxia")
      t:chain(0)
      t:to_end_of_combat()
      t:attacks(1, "Chops", "Onyxia")
      t:answers(1, "Guardian Steppestrider")
      t:everyone_passes()
      t:answers(1, "no")
      t:protects("boss", "Guardian Steppestrider")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 3)
      t:damage("Guardian Steppestrider", 3)
      t:in_graveyard(1, "Chops")
    end,
  },
}
