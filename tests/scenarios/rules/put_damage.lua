return scenario "Damage that is put is not dealt, so that nothing prevents or raises it" {
  cites = { "CR 405.3", "CR 717.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Life Tap" }, resources = 2,
      play = { "Defensive Stance" }, deck = { "Corruption", "Corruption" } })
  end,
  play = function(t)
    t:plays(1, "Life Tap")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Pagatha Soulbinder", 2)
    t:not_told { "prevents" }
    t:told { "2 damage is put on Pagatha Soulbinder" }
  end,
}
