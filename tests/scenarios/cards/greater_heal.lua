return scenario "Greater Heal brings a friend's hero back from the brink" {
  raiders = 2,
  cites = { "CR 407.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Greater Heal" }, resources = 4 })
    t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 25 } })
  end,
  play = function(t)
    t:plays(1, "Greater Heal", { target = "hero@2" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@2", 11)
    t:ready_resources(1, 0)
  end,
}
