return scenario "Chastise deals two damage through any shield" {
  cites = { "CR 717.2", "CR 405.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Chastise" }, resources = 2 })
    t:boss { play = { "Wazzuli Wildmender",
      { "Power Word: Shield", attached_to = "Wazzuli Wildmender" } } }
  end,
  play = function(t)
    t:plays(1, "Chastise", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 2)
    t:in_play("boss", "Power Word: Shield")
    t:told { "deals 2 holy damage to Wazzuli Wildmender" }
    t:ready_resources(1, 0)
  end,
}
