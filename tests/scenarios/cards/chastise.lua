return scenario "Chastise deals two damage, and armor is no help against it" {
  cites = { "CR 717.2c", "CR 405.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Chastise" }, resources = 2,
      play = { "Golem Skull Helm" } })
  end,
  play = function(t)
    t:plays(1, "Chastise", { target = "hero@1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:ready("Golem Skull Helm")
    t:told { "deals 2 holy damage" }
    t:ready_resources(1, 0)
  end,
}
