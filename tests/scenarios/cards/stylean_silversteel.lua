return scenario "Stylean Silversteel heals her party as she enters play, and not again" {
  raiders = 2,
  cites = { "CR 703.1", "CR 407.2" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 8 }, resources = 8,
      play = { { "Donna Calister", damage = 4 } },
      hand = { "Stylean Silversteel", "Crazy Igvand" } })
    t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 8 } })
  end,
  play = function(t)
    t:plays(1, "Stylean Silversteel")
    t:everyone_passes()
    t:chain(1)
    t:everyone_passes()
    t:plays(1, "Crazy Igvand")
    t:everyone_passes()
    t:chain(0)
  end,
  expect = function(t)
    t:damage("hero@1", 5)
    t:damage("Donna Calister", 1)
    t:damage("hero@2", 8)
    t:atk("Stylean Silversteel", 4)
  end,
}
