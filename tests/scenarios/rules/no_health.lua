return scenario "A character without health is destroyed, undamaged as it is" {
  cites = { "CR 410.6a" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Dayna Cousin-to-Sun" } })
  end,
  play = function(t)
  end,
  expect = function(t)
    t:in_graveyard(1, "Dayna Cousin-to-Sun")
    t:not_told { "damage" }
  end,
}
