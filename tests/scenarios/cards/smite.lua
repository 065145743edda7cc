return scenario "Smite deals four damage that no shield can prevent" {
  cites = { "CR 717.2", "CR 405.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Smite" }, resources = 5 })
    t:boss { play = { { "Power Word: Shield", attached_to = "Onyxia" } } }
  end,
  play = function(t)
    t:plays(1, "Smite", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:in_play("boss", "Power Word: Shield")
    t:told { "deals 4 holy damage to Onyxia" }
    t:ready_resources(1, 0)
  end,
}
