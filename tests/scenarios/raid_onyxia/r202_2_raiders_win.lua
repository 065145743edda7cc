return scenario "Fatal damage in stage 3 wins the raid for the raiders" {
  cites = { "R202.2", "R100.2" },
  given = function(t)
    t:boss { boss = { "onyxia_3", damage = 47 } }
    t:seat(1, { play = { "roasted_flesh" } })
    t:words { stage = 3 }
  end,
  play = function(t)
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:lost("boss")
    t:winner("raiders")
  end,
}
