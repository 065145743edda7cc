return scenario "Orgrimmar Grunts are as strong as they are many, each party for itself" {
  cites = { "CR 704.1", "CR 200.2" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1,
      play = { "Orgrimmar Grunts", "Orgrimmar Grunts", "Orgrimmar Grunts", "Scout Omerrta" } })
    t:seat(2, { play = { "Orgrimmar Grunts" } })
    t:boss { play = { "Orgrimmar Grunts" } }
  end,
  play = function(t)
    t:atk({ "Orgrimmar Grunts@1", 1 }, 3)
    t:atk({ "Orgrimmar Grunts@1", 3 }, 3)
    t:plays(1, "Fire Blast", { target = { "Orgrimmar Grunts@1", 1 } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play(1, "Orgrimmar Grunts", 2)
    t:atk({ "Orgrimmar Grunts@1", 1 }, 2)
    t:atk({ "Orgrimmar Grunts@1", 2 }, 2)
    t:atk("Orgrimmar Grunts@2", 1)
    t:atk("Orgrimmar Grunts@boss", 1)
    t:atk("Scout Omerrta", 2)
  end,
}
