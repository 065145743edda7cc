return scenario "Dayna Cousin-to-Sun is as hardy as her player is rich" {
  cites = { "CR 704.1", "CR 718.1", "CR 714.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Dayna Cousin-to-Sun" }, resources = 3,
      hand = { "Rend" } })
    t:boss { resources = 5 }
  end,
  play = function(t)
    t:health("Dayna Cousin-to-Sun", 3)
    t:places(1, "Rend")
    t:everyone_passes()
  end,
  expect = function(t)
    t:health("Dayna Cousin-to-Sun", 4)
    t:atk("Dayna Cousin-to-Sun", 1)
  end,
}
